import { useTranslation } from '#client/lib/language/use-translation';
import { useHasToken } from '#client/lib/session/session-context';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { loadable, useLoaded } from '#client/ui/feedback/loadable';
import { CONTENT_TEXTS } from '#shared/language/english/content';
import { MISSING_TITLES, type MissingContentProps } from './missing-titles';

const ownerState = loadable(async () => (await import('./owner-empty-state')).OwnerEmptyState);

/** Names content that is missing on a public page. Owners see a button that leads to where it is added. */
export function MissingContent(props: MissingContentProps) {
  return useHasToken() ? <ForOwner {...props} /> : <ForVisitor {...props} />;
}

function ForOwner(props: MissingContentProps) {
  const OwnerEmptyState = useLoaded(ownerState);
  return OwnerEmptyState ? <OwnerEmptyState {...props} /> : <ForVisitor {...props} />;
}

function ForVisitor({ content, className }: MissingContentProps) {
  const t = useTranslation(CONTENT_TEXTS);
  return <EmptyState framed className={className} title={t(MISSING_TITLES[content])} />;
}
