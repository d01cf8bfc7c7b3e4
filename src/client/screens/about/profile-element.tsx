import { Fragment, type ReactNode } from 'react';
import { useTopSkills } from '#client/features/projects/project-queries';
import { OwnerCard } from '#client/features/site/owner-card';
import { QuoteCard } from '#client/features/site/quote-card';
import { SectionPanel } from '#client/features/timeline/section-panel';
import { useFailureLog } from '#client/lib/api/use-failure-log';
import { useTranslation } from '#client/lib/language/use-translation';
import { ErrorBoundary } from '#client/lib/react/error-boundary';
import { useSite } from '#client/lib/site-queries';
import { Chip } from '#client/ui/primitives/chip';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { ABOUT_TEXTS } from '#shared/language/english/about';
import { ABOUT_SECTIONS, type AboutSectionName } from '#shared/sections/about';
import { isHidden, shownNames } from '#shared/sections/section-list';
import type { SkillUsage } from '#shared/skills';
import styles from './about.module.css';
import { SkillBars } from './skill-bars';

/** The number of skills on the card. The bars show all of them. */
const CARD_SKILLS = 4;

type ProfileElementProps = { element: TimelineElement; isCurrent: boolean };

export function ProfileElement({ element, isCurrent }: ProfileElementProps) {
  const t = useTranslation(ABOUT_TEXTS);
  const { data: ranking = [], error } = useTopSkills();
  useFailureLog("Couldn't load projects.", error);
  const { aboutSections: list, quotes } = useSite();
  const { profileSections } = element;
  const onCard = isHidden(list, 'skills') ? [] : ranking.slice(0, CARD_SKILLS);
  const sections: Record<AboutSectionName, ReactNode> = {
    owner: (
      <OwnerCard className={styles.section}>{onCard.length > 0 && <TopChips skills={onCard} />}</OwnerCard>
    ),
    profile: profileSections.length > 0 && (
      <SectionPanel
        label={t('profileTitle')}
        sections={profileSections}
        isShown={isCurrent}
        className={styles.section}
      />
    ),
    quote: quotes.length > 0 && (
      <ErrorBoundary fallback={null}>
        <QuoteCard className={`no-print ${styles.section}`} />
      </ErrorBoundary>
    ),
    skills: ranking.length > 0 && (
      <div className={styles.section}>
        <div className="stack-3">
          <h2 id="top-skills" className="fs-16">
            {t('topSkillsTitle')}
          </h2>
          <SkillBars label={t('topSkillsTitle')} ranking={ranking} />
        </div>
      </div>
    ),
  };
  const shown = shownNames(list, ABOUT_SECTIONS).filter(name => sections[name]);
  return (
    <div className={styles.profile} data-sections={shown.join(' ')}>
      {shown.map(name => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
    </div>
  );
}

function TopChips({ skills }: { skills: SkillUsage[] }) {
  const t = useTranslation(ABOUT_TEXTS);
  return (
    <ul className={`row no-print ${styles.chips}`} aria-label={t('topSkills')}>
      {skills.map(({ skill, projects: count }) => (
        <li key={skill}>
          <Chip>
            {skill} <span className="num muted">{count}</span>
          </Chip>
        </li>
      ))}
    </ul>
  );
}
