import { lazy } from 'react';
import { PreserveServerHtml } from '../../lib/react/preserve-server-html';
import { EmptyState } from '../../ui/feedback/empty-state';

const RenderedMarkdown = lazy(async () => ({
  default: (await import('./rendered-markdown')).RenderedMarkdown,
}));

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
