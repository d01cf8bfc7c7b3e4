import { useEffect, useRef } from 'react';
import { offerVideoFiles } from '#client/content/media/offer-video-files';
import { useTranslation } from '#client/lib/language/use-translation';
import { CONTENT_TEXTS } from '#shared/language/english/content';
import { DOCUMENT_TEXTS } from '#shared/language/english/documents';
import { translateMarkup } from './translate-markup';
import './prose.css';

const WORDS = { ...CONTENT_TEXTS, ...DOCUMENT_TEXTS };

/** Shows HTML that the server has rendered from the owner's Markdown. */
export function MarkdownText({ html }: { html: string }) {
  const t = useTranslation(WORDS);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = text;
    if (!current || !html.includes('class="code"')) return;
    // The text stays readable if the buttons fail to load.
    import('./copy-buttons').then(({ addCopyButtons }) => addCopyButtons(current, t)).catch(() => {});
  }, [html, t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other elements
  useEffect(() => (text.current ? offerVideoFiles(text.current, t) : undefined), [html]);
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by renderMarkdown, which escapes HTML and drops dangerous addresses
  return <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: translateMarkup(html, t) }} />;
}
