import { capitalise } from '#shared/text';
import { isMissing } from '../lib/api/api-error';
import { PageHead } from '../lib/head/page-head';
import { useSite } from '../lib/site-queries';
import { EmptyState } from '../ui/feedback/empty-state';
import { RetryButton } from '../ui/feedback/load-failure';
import { Spinner } from '../ui/feedback/spinner';
import styles from './item-state.module.css';

type ItemStateProps = {
  /** Noun for the subject of the page: 'project'. */
  noun: string;
  loading: string;
  query: { error: unknown; refetch: () => unknown };
};

/** Stands in for the subject of a page while it is missing, failed or loading. */
export function ItemState({ noun, loading, query: { error, refetch } }: ItemStateProps) {
  const { ownerName } = useSite();
  const name = capitalise(noun);
  if (isMissing(error)) {
    return (
      <>
        <PageHead title={`${name} not found | ${ownerName}`} isIndexed={false} status={404} />
        <header className={`stack-3 ${styles.missing}`}>
          <h1>{name} not found.</h1>
          <p className="lede">It may have been removed, or the address may be wrong.</p>
        </header>
      </>
    );
  }
  return (
    <>
      <PageHead title={`${name} | ${ownerName}`} isIndexed={false} />
      <h1 className="visually-hidden">{name}</h1>
      {error ? (
        <EmptyState
          framed
          tone="error"
          title={`Failed to load ${noun}. Please try again later.`}
          action={<RetryButton onRetry={refetch} />}
        />
      ) : (
        <Spinner label={loading} />
      )}
    </>
  );
}
