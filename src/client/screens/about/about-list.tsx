import { lazy } from 'react';
import { Link } from 'wouter';
// Imported here so that the page includes the styles; the code loads only when the browser renders the list.
import list from '#client/features/timeline/timeline-list.module.css';
import { paths } from '#client/lib/paths';
import { PreserveServerHtml } from '#client/lib/react/preserve-server-html';
import { usePageTexts } from '#client/lib/site-queries';
import { ArrowLink } from '#client/ui/primitives/arrow-link';
import type { TimelineElement } from '#shared/contract/timeline-element';
import { ABOUT_TEXTS } from '#shared/sections/about';
import styles from './about-list.module.css';

const TimelineList = lazy(async () => ({
  default: (await import('#client/features/timeline/timeline-list')).TimelineList,
}));

/** The whole timeline on one page. */
export function AboutList({ elements, title }: { elements: TimelineElement[]; title: string }) {
  const headings = usePageTexts(ABOUT_TEXTS);
  return (
    <div className={`wrap ${styles.layout}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <Link href={paths.about} asChild>
          <ArrowLink>One at a time</ArrowLink>
        </Link>
      </header>
      <PreserveServerHtml key={JSON.stringify([elements, headings])} className={list.standIn}>
        <TimelineList elements={elements} headings={headings} />
      </PreserveServerHtml>
    </div>
  );
}
