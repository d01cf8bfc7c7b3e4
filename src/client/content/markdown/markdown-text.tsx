import { useEffect, useRef } from 'react';
import { EmptyState } from '#client/ui/feedback/empty-state';
import './prose.css';

type MarkdownTextProps = {
  /** HTML that the server has rendered from the owner's Markdown. */
  html: string;
  emptyTitle?: string;
};

export function MarkdownText({ html, emptyTitle }: MarkdownTextProps) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = text;
    if (!current || !html.includes('class="code"')) return;
    // The text stays readable if the buttons fail to load.
    import('./copy-buttons').then(({ addCopyButtons }) => addCopyButtons(current)).catch(() => {});
  }, [html]);
  if (html === '') return emptyTitle === undefined ? null : <EmptyState title={emptyTitle} />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by renderMarkdown, which escapes HTML and drops dangerous addresses
  return <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
