import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from '#client/lib/language/use-translation';
import { useSectionPlace } from '#client/lib/scroll/use-section-place';
import { Scale, ScaleStop, scaleMark } from '#client/ui/layout/scale';
import { CONTENT_TEXTS } from '#shared/language/english/content';
import { listHeadings } from './list-headings';
import styles from './text-contents.module.css';

/** The height in the window at which visitors read: below a heading to which a link has led, and above the one after a short section. */
const READING_HEIGHT = 0.25;
/** More ticks beside a heading would blur together. */
const MAX_TICKS = 12;

type TextContentsProps = {
  html: string;
  /** The name of the text, if the page has several. */
  section?: string;
};

/** Links to the headings of a text, as marks of a line that shows how much of it has been read. */
export function TextContents({ html, section }: TextContentsProps) {
  const t = useTranslation(CONTENT_TEXTS);
  const headings = useMemo(() => listHeadings(html), [html]);
  const list = useRef<HTMLOListElement>(null);
  const place = useSectionPlace(headings.map(({ id }) => id).join(' '), READING_HEIGHT);
  const current = Math.min(Math.floor(place), headings.length - 1);
  useEffect(() => {
    const mark = list.current?.children[current];
    if (!list.current || !(mark instanceof HTMLElement)) return;
    // scrollIntoView would scroll the page as well.
    const top = mark.offsetTop - (list.current.clientHeight - mark.offsetHeight) / 2;
    list.current.scrollTo({ top, behavior: 'instant' });
  }, [current]);
  if (headings.length === 0) return null;
  return (
    <nav
      className={styles.contents}
      aria-label={section === undefined ? t('contents') : t('sectionContents', { section })}
    >
      <details>
        <summary>{t('contents')}</summary>
        <Scale ref={list} axis="text" className={styles.list}>
          {headings.map(({ id, name, isLower, length }, index) => (
            <ScaleStop key={id} ticks={Math.min(length, MAX_TICKS)} passed={place - index}>
              <a
                href={`#${id}`}
                className={scaleMark}
                data-minor={isLower || undefined}
                aria-current={index === current ? 'location' : undefined}
              >
                {name}
              </a>
            </ScaleStop>
          ))}
        </Scale>
      </details>
    </nav>
  );
}
