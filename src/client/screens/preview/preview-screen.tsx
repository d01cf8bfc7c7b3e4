import type { Previewed } from '#client/content/public-kind';
import { usePreview } from '#client/features/previews/preview-queries';
import { PREVIEWS } from '#client/kinds/list-public-kinds';
import { isMissing } from '#client/lib/api/api-error';
import { PageHead } from '#client/lib/head/page-head';
import { useTranslation } from '#client/lib/language/use-translation';
import { Alert } from '#client/ui/feedback/alert';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { RetryButton } from '#client/ui/feedback/retry-alert';
import { Spinner } from '#client/ui/feedback/spinner';
import type { PreviewKindName } from '#shared/content-kinds';
import { PREVIEW_TEXTS } from '#shared/language/english/preview';

/** Shows unpublished content as visitors will see it, to people with its secret link. It records no views. */
export function PreviewScreen({ id: token }: { id: string }) {
  const t = useTranslation(PREVIEW_TEXTS);
  const { data: preview, error, refetch } = usePreview(token);
  if (preview) return <PreviewedItem {...preview} />;
  return (
    <div className="wrap item-page">
      <PageHead title={t('preview')} isIndexed={false} {...(isMissing(error) && { status: 404 })} />
      <h1>{t('preview')}</h1>
      {isMissing(error) && <p className="lede">{t('previewMissing')}</p>}
      {error && !isMissing(error) && (
        <EmptyState
          framed
          tone="error"
          title={t('previewFailed')}
          action={<RetryButton onRetry={refetch} />}
        />
      )}
      {!error && <Spinner label={t('previewLoading')} />}
    </div>
  );
}

type PreviewedItemProps<Name extends PreviewKindName> = { kind: Name; item: Previewed<Name> };

function PreviewedItem<Name extends PreviewKindName>({ kind, item }: PreviewedItemProps<Name>) {
  const t = useTranslation(PREVIEW_TEXTS);
  const { title, isWide, Component } = PREVIEWS[kind].preview;
  const notice = <Alert tone="info">{t('previewNotice')}</Alert>;
  return (
    <>
      <PageHead title={t('previewOf', { title: title(item) })} isIndexed={false} />
      {isWide ? (
        <>
          <div className="wrap">{notice}</div>
          <Component item={item} />
        </>
      ) : (
        <div className="wrap item-page">
          {notice}
          <Component item={item} />
        </div>
      )}
    </>
  );
}
