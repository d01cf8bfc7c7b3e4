import { useContext, useEffect, useRef } from 'react';
import { textParts } from '#client/extras/text-parts';
import { type PageWords, PageWordsContext, useTranslation } from '#client/lib/language/use-translation';
import { CONTENT_TEXTS } from '#shared/language/english/content';
import { DOCUMENT_TEXTS } from '#shared/language/english/documents';
import type { TextPart } from './text-part';
import { translateMarkup } from './translate-markup';
import './prose.css';

const WORDS = { ...CONTENT_TEXTS, ...DOCUMENT_TEXTS };

const PARTS: TextPart[] = [
  { mark: 'class="code"', load: async () => (await import('./copy-buttons')).addCopyButtons },
  {
    mark: '<video',
    load: async () => (await import('#client/content/media/offer-video-files')).offerVideoFiles,
  },
  ...textParts,
];

/** Shows HTML that the server has rendered from the owner's Markdown. */
export function MarkdownText({ html }: { html: string }) {
  const words = useContext(PageWordsContext);
  const t = useTranslation(WORDS);
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => (text.current ? enhance(text.current, html, words) : undefined), [html, words]);
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by renderMarkdown, which escapes HTML and drops dangerous addresses
  return <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: translateMarkup(html, t) }} />;
}

/** Loads what the text needs. It stays readable if a script fails to load. Returns a function that ends them. */
function enhance(text: HTMLElement, html: string, words: PageWords): () => void {
  const controller = new AbortController();
  for (const { mark, load } of PARTS) {
    if (!html.includes(mark)) continue;
    load().then(
      start => {
        if (controller.signal.aborted) return;
        const end = start(text, words);
        if (end) controller.signal.addEventListener('abort', end);
      },
      () => {},
    );
  }
  return () => controller.abort();
}
