import { Fragment, type ReactNode } from 'react';
import { useTopSkills } from '#client/features/projects/project-queries';
import { OwnerCard } from '#client/features/site/owner-card';
import { QuoteCard } from '#client/features/site/quote-card';
import { SectionPanel } from '#client/features/timeline/section-panel';
import { useFailureLog } from '#client/lib/api/use-failure-log';
import { usePageTexts, useSite } from '#client/lib/site-queries';
import { ErrorBoundary } from '#client/ui/feedback/error-boundary';
import { Chip } from '#client/ui/primitives/chip';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { ABOUT_SECTIONS, ABOUT_TEXTS, type AboutSectionName } from '#shared/sections/about';
import { isHidden, shownNames } from '#shared/sections/section-list';
import { type SkillShare, type SkillUsage, withShares } from '#shared/skills';
import styles from './profile-element.module.css';
import bars from './skill-bars.module.css';

/** The number of skills on the card. The bars show all of them. */
const CARD_SKILLS = 4;

type ProfileElementProps = { element: TimelineElement; label: string; isCurrent: boolean };

export function ProfileElement({ element, label, isCurrent }: ProfileElementProps) {
  const { data: ranking = [], error } = useTopSkills();
  useFailureLog("Couldn't load projects.", error);
  const { aboutSections: list, quotes } = useSite();
  const { topSkillsTitle } = usePageTexts(ABOUT_TEXTS);
  const { profileSections } = element;
  const onCard = isHidden(list, 'skills') ? [] : ranking.slice(0, CARD_SKILLS);
  const sections: Record<AboutSectionName, ReactNode> = {
    owner: (
      <OwnerCard className={styles.section}>{onCard.length > 0 && <TopChips skills={onCard} />}</OwnerCard>
    ),
    profile: profileSections.length > 0 && (
      <SectionPanel label={label} sections={profileSections} isShown={isCurrent} className={styles.section} />
    ),
    quote: quotes.length > 0 && (
      <ErrorBoundary fallback={null}>
        <QuoteCard className={styles.section} />
      </ErrorBoundary>
    ),
    skills: ranking.length > 0 && (
      <div className={`${styles.section} stack ${styles.skills}`}>
        <h2 className="fs-16">{topSkillsTitle}</h2>
        <SkillBars label={topSkillsTitle} shares={withShares(ranking)} />
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
  return (
    <ul className={`row ${styles.chips}`} aria-label="Top skills">
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

/** The scale ends at the next full ten percent above the longest bar, with a tick at each. */
const TICK_PERCENT = 10;

function SkillBars({ label, shares }: { label: string; shares: SkillShare[] }) {
  const longest = Math.max(...shares.map(({ percent }) => percent));
  const ticks = Math.max(1, Math.ceil(longest / TICK_PERCENT));
  const end = ticks * TICK_PERCENT;
  return (
    <div className={`stack-1 ${bars.chart}`} style={{ '--ticks': ticks }}>
      <ul className={bars.bars} aria-label={label}>
        {shares.map(({ skill, projects, percent }) => (
          <li key={skill} className={bars.bar}>
            <span className={bars.skill}>{skill}</span>
            <span className={bars.meter} aria-hidden="true">
              <span className={bars.fill} style={{ width: `${(100 * percent) / end}%` }} />
            </span>
            <span className={`num ${bars.percent}`} title={formatQuantity(projects, 'project')}>
              {percent.toFixed(1)}%
            </span>
          </li>
        ))}
      </ul>
      <p className={`num ${bars.axis}`} aria-hidden="true">
        <span>0</span>
        <span>{end}%</span>
      </p>
    </div>
  );
}
