import { isMissing } from '#client/lib/api/api-error';
import { PageHead } from '#client/lib/head/page-head';
import { useTranslation } from '#client/lib/language/use-translation';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { RetryButton } from '#client/ui/feedback/retry-alert';
import { Spinner } from '#client/ui/feedback/spinner';
import { CONTENT_TEXTS } from '#shared/language/english/content';

type ItemPlaceholderProps = {
  /** Names the kind of content of the page. */
  noun: 'project' | 'note' | 'page';
  query: { error: unknown; refetch: () => unknown };
};

/** Stands in for the subject of a page while it is missing, failed or loading. */
export function ItemPlaceholder({ noun, query: { error, refetch } }: ItemPlaceholderProps) {
  const t = useTranslation(CONTENT_TEXTS);
  const name = t(`${noun}Name`);
  const missing = t(`${noun}Missing`);
  if (isMissing(error)) {
    return (
      <>
        <PageHead title={missing} isIndexed={false} status={404} />
        <header className="stack-3">
          <h1>{`${missing}.`}</h1>
          <p className="lede">{t('missingHint')}</p>
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
            title={t(`${noun}Failed`)}
            action={<RetryButton onRetry={refetch} />}
          />
        </>
      ) : (
        <Spinner label={t(`${noun}Loading`)} />
      )}
    </>
  );
}
