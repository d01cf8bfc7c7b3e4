import { lazy } from 'react';
import { PageArrow } from '#client/content/page-link';
import { useTopSkills } from '#client/features/projects/project-queries';
import { OwnerCard } from '#client/features/site/owner-card';
import { elementName } from '#client/features/timeline/element-name';
// The sheets of the list add its styles to the page. The code loads only when the browser renders the list.
import list from '#client/features/timeline/timeline-list.module.css';
import { useTranslation } from '#client/lib/language/use-translation';
import { paths } from '#client/lib/paths';
import { PreserveServerHtml } from '#client/lib/react/preserve-server-html';
import { useSite } from '#client/lib/site-queries';
import entry from '#client/ui/layout/entry.module.css';
import { PageHeading } from '#client/ui/site/page-heading';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { ABOUT_TEXTS } from '#shared/language/english/about';
import { TIMELINE_TEXTS } from '#shared/language/english/timeline';
import type { AboutSectionName } from '#shared/sections/about';
import { isHidden } from '#shared/sections/section-list';
import styles from './about.module.css';
import { getViewHref } from './about-view';
import { SkillBars } from './skill-bars';

const TimelineList = lazy(async () => ({
  default: (await import('#client/features/timeline/timeline-list')).TimelineList,
}));

/** Shows the owner, the skills and the full timeline on one page, which can be printed. */
export function AboutList({ elements }: { elements: TimelineElement[] }) {
  const names = useTranslation(TIMELINE_TEXTS);
  const t = useTranslation(ABOUT_TEXTS);
  const { aboutSections, aboutView } = useSite();
  const ranking = useTopSkills().data ?? [];
  const isShown = (name: AboutSectionName) => !isHidden(aboutSections, name);
  const hasSkills = isShown('skills') && ranking.length > 0;
  const listed = elements.filter(({ type }) => type !== 'profile' || isShown('profile'));
  return (
    <>
      <PageHeading
        title={t('aboutTitle')}
        action={<PageArrow href={getViewHref(paths.about, 'stage', aboutView)}>{t('oneAtATime')}</PageArrow>}
      />
      <div className="wrap">
        <div className={styles.intro}>
          {isShown('owner') && <OwnerCard />}
          {hasSkills && (
            <section className="stack-4" aria-labelledby="top-skills">
              <h2 id="top-skills">{t('topSkillsTitle')}</h2>
              <SkillBars label={t('topSkillsTitle')} ranking={ranking} />
            </section>
          )}
        </div>
        <PreserveServerHtml
          key={JSON.stringify([listed, listed.map(element => elementName(element, names))])}
          className={`${entry.standIn} ${list.list}`}
        >
          <TimelineList elements={listed} />
        </PreserveServerHtml>
      </div>
    </>
  );
}
