import { lazy } from 'react';
import { Adopted } from '../../lib/adopted';
import { EmptyState } from '../../ui/empty-state';

const RenderedMarkdown = lazy(async () => ({
  default: (await import('./rendered-markdown')).RenderedMarkdown,
}));

/** A text of the owner's, written in Markdown. */
export function MarkdownText({ text, emptyTitle }: { text: string; emptyTitle: string }) {
  if (text.trim() === '') return <EmptyState title={emptyTitle} />;
  return (
    <Adopted key={text} fallback={<p className="prose">{text}</p>}>
      <RenderedMarkdown text={text} />
    </Adopted>
  );
}
