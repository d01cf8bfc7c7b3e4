import { lazy } from 'react';
import { Link } from 'wouter';
import type { TimelineElement } from '../../../shared/contract/timeline-element';
import { ABOUT_TEXTS } from '../../../shared/sections/about';
// Used here so that the styles come with the page, while the code comes only when the list is made in the browser.
import list from '../../features/timeline/timeline-list.module.css';
import { paths } from '../../lib/paths';
import { PreserveServerHtml } from '../../lib/react/preserve-server-html';
import { usePageTexts } from '../../lib/site-queries';
import { ArrowLink } from '../../ui/primitives/arrow-link';
import styles from './about-list.module.css';

const TimelineList = lazy(async () => ({
  default: (await import('../../features/timeline/timeline-list')).TimelineList,
}));

/** The timeline on one page, to skim. */
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
