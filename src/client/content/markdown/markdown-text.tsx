import { useEffect, useRef } from 'react';
import './prose.css';

/** Shows HTML that the server has rendered from the owner's Markdown. */
export function MarkdownText({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = text;
    if (!current || !html.includes('class="code"')) return;
    // The text stays readable if the buttons fail to load.
    import('./copy-buttons').then(({ addCopyButtons }) => addCopyButtons(current)).catch(() => {});
  }, [html]);
  if (html === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by renderMarkdown, which escapes HTML and drops dangerous addresses
  return <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
