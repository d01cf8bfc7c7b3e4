import { useEffect, useRef } from 'react';
import { offerVideoFiles } from '#client/content/media/offer-video-files';
import { textParts } from '#client/extras/text-parts';
import type { TextPart } from './text-part';
import './prose.css';

const copyButtons: TextPart = {
  mark: 'class="code"',
  load: async () => (await import('./copy-buttons')).addCopyButtons,
};

/** Shows HTML that the server has rendered from the owner's Markdown. */
export function MarkdownText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => (text.current ? enhance(text.current, html) : undefined), [html]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other elements
  useEffect(() => (text.current ? offerVideoFiles(text.current) : undefined), [html]);
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by renderMarkdown, which escapes HTML and drops dangerous addresses
  return <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Loads what the text needs. It stays readable if a script fails to load. Returns a function that ends them. */
function enhance(text: HTMLElement, html: string): () => void {
  const controller = new AbortController();
  for (const { mark, load } of [copyButtons, ...textParts]) {
    if (!html.includes(mark)) continue;
    load().then(
      start => {
        if (controller.signal.aborted) return;
        const end = start(text);
        if (end) controller.signal.addEventListener('abort', end);
      },
      () => {},
    );
  }
  return () => controller.abort();
}
