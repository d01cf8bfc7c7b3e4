import { isMissing } from '#client/lib/api/api-error';
import { PageHead } from '#client/lib/head/page-head';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { RetryButton } from '#client/ui/feedback/retry-alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { capitalize } from '#shared/text';

type ItemPlaceholderProps = {
  /** The noun for the subject of the page, such as 'project'. */
  noun: string;
  loading: string;
  query: { error: unknown; refetch: () => unknown };
};

/** Stands in for the subject of a page while it is missing, failed or loading. */
export function ItemPlaceholder({ noun, loading, query: { error, refetch } }: ItemPlaceholderProps) {
  const name = capitalize(noun);
  if (isMissing(error)) {
    return (
      <>
        <PageHead title={`${name} not found`} isIndexed={false} status={404} />
        <header className="stack-3">
          <h1>{`${name} not found.`}</h1>
          <p className="lede">It may have been removed, or the address may be wrong.</p>
        </header>
      </>
    );
  }
  return (
    <>
      <PageHead title={name} isIndexed={false} />
      {error ? (
        <>
          <h1 className="visually-hidden">{name}</h1>
          <EmptyState
            framed
            tone="error"
            title={`Failed to load ${noun}. Please try again later.`}
            action={<RetryButton onRetry={refetch} />}
          />
        </>
      ) : (
        <Spinner label={loading} />
      )}
    </>
  );
}
