import { lazy } from 'react';
import { PreserveServerHtml } from '../../lib/react/preserve-server-html';
import { EmptyState } from '../../ui/feedback/empty-state';

type MarkdownTextProps = {
  text: string;
  /** What stands there when nothing is written. */
  emptyTitle?: string;
};

/** A text of the owner's, written in Markdown. */
export function MarkdownText({ text, emptyTitle }: MarkdownTextProps) {
  if (text.trim() === '') return emptyTitle === undefined ? null : <EmptyState title={emptyTitle} />;
  return (
    <PreserveServerHtml key={text} fallback={<p className="prose">{text}</p>}>
      <RenderedMarkdown text={text} />
    </PreserveServerHtml>
  );
}

/** The renderer's code is large: visitors get it with the first text that the server did not render. */
const RenderedMarkdown = lazy(async () => {
  const { renderMarkdown } = await import('../../../shared/markdown');
  return {
    default: ({ text }: { text: string }) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark escapes HTML and drops dangerous protocols by default
      <div className="prose" dangerouslySetInnerHTML={{ __html: renderMarkdown(text) }} />
    ),
  };
});
