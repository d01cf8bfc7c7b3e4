import type { ReactNode } from 'react';
import page from '#client/content/item-page.module.css';
import { useLangOfWords } from '#client/content/item-title';
import { LaterContents } from '#client/content/markdown/later-contents';
import { MarkdownText } from '#client/content/markdown/markdown-text';
import { MediaGallery } from '#client/content/media/media-gallery';
import { useTranslation } from '#client/lib/language/use-translation';
import { useSiteAddress } from '#client/lib/site-address';
import { Bar } from '#client/ui/layout/bar';
import { ChipList } from '#client/ui/primitives/chip';
import tabs from '#client/ui/primitives/tabs.module.css';
import type { ProjectPage } from '#shared/contract/project-page';
import { PROJECT_PAGE_TEXTS } from '#shared/language/english/project-page';
import type { Translate } from '#shared/language/translate';
import { displayTitle } from '#shared/text';
import { withoutFragment } from '#shared/upload-names';
// The page has loaded these styles before this code.
import styles from './project-detail.module.css';

/** A section of the story, which is hidden if it has no content. */
type Section = { id: string; name: string; count?: number; html?: string; content: ReactNode };

/**
 * Shows the sections of a project one below the other, with a bar that follows the scroll position. Media has only
 * what the page has not shown yet.
 */
export function ProjectStory({ project }: { project: ProjectPage }) {
  const t = useTranslation(PROJECT_PAGE_TEXTS);
  const sections = listSections(project, useSiteAddress(), t).filter(({ content }) => content !== null);
  const langOfWords = useLangOfWords(project.language);
  return (
    <>
      {sections.length > 1 && (
        <Bar edge="top">
          <nav lang={langOfWords} className={tabs.list} aria-label={t('storyNavigation')}>
            {sections.map(({ id, name, count }) => (
              <a
                key={id}
                href={`#${id}`}
                className={`follows-scroll ${tabs.tab} ${styles.jump}`}
                style={{ '--section': `--${id}` }}
              >
                {name}
                {count !== undefined && <span className={`num ${tabs.count}`}>{count}</span>}
              </a>
            ))}
          </nav>
        </Bar>
      )}
      {sections.map(({ id, name, html = '', content }) => (
        <section
          key={id}
          id={id}
          className={`${page.columns} ${styles.section}`}
          style={{ '--section': `--${id}` }}
          aria-labelledby={`${id}-name`}
        >
          <div className={page.side}>
            <h2 lang={langOfWords} id={`${id}-name`} className={styles.name}>
              {name}
            </h2>
            <LaterContents section={name} html={html} />
          </div>
          <div className={page.text}>{content}</div>
        </section>
      ))}
    </>
  );
}

function listSections(
  { title, html, skills, image, media }: ProjectPage,
  toAddress: (path: string) => string,
  t: Translate<typeof PROJECT_PAGE_TEXTS>,
): Section[] {
  const files = [...listFiles(html.details), ...listFiles(html.learned)];
  const shown = new Set([toAddress(withoutFragment(image)), '', ...files]);
  const remaining = media.filter(({ url }) => !shown.has(toAddress(withoutFragment(url))));
  const count = remaining.length;
  return [
    { id: 'details', name: t('details'), html: html.details, content: toSectionText(html.details) },
    {
      id: 'skills',
      name: t('projectSkills'),
      count: skills.length,
      content: skills.length === 0 ? null : <ChipList items={skills} />,
    },
    { id: 'learned', name: t('learned'), html: html.learned, content: toSectionText(html.learned) },
    {
      id: 'media',
      name: t('media'),
      count,
      content:
        count === 0 ? null : (
          <MediaGallery title={displayTitle(title)} media={remaining} emptyTitle="" isShown={false} />
        ),
    },
  ];
}

/** Lists the images and videos in a text that the server has rendered. */
function listFiles(html: string): string[] {
  const sources = html.matchAll(/<(?:img|video) src="([^"]*)"/g);
  return Array.from(sources, ([, src = '']) => src.replaceAll('&amp;', '&'));
}

/**
 * Lowers the headings by one level, below the heading of the section. This is safe, because text has every <
 * escaped.
 */
function toSectionText(html: string): ReactNode {
  if (html === '') return null;
  const lowered = html.replace(/<(\/?)h([2-5])(?=[ >])/g, (_tag, slash: string, level: string) => {
    return `<${slash}h${Number(level) + 1}`;
  });
  return <MarkdownText html={lowered} />;
}
