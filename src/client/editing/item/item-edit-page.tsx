import type { ReactNode } from 'react';
import { PageArrow, PageButton } from '#client/content/page-link';
import { AdminHeading } from '#client/editing/admin-screen';
import { useEditorOpen } from '#client/editing/frame/use-editor-open';
import { useNouns } from '#client/editing/owner-kind/owner-kind';
import { PreviewMenu } from '#client/editing/preview/preview-menu';
import { isMissing } from '#client/lib/api/api-error';
import { PageHead } from '#client/lib/head/page-head';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { PendingQuery } from '#client/ui/feedback/query-result';
import type { PreviewedItem } from '#shared/contract/preview';
import { publishingState } from '#shared/publishing';
import { capitalize } from '#shared/text';
import { type EditedItem, publishedFields } from './item-form';
import type { ItemPage } from './use-item-editor';

type ItemEditPageProps<Item, Fields, Changes> = {
  page: ItemPage<Item, Fields, Changes>;
  query: {
    data: Item | undefined;
    error: unknown;
    isError: boolean;
    refetch: () => unknown;
    isFetching: boolean;
    isStale: boolean;
    isFetchedAfterMount: boolean;
  };
  /** The item to preview, if its kind has previews. */
  previewed?: PreviewedItem;
  /** The path of the public page while the item is loading. */
  assumedPath?: string;
  /** False while other data that the editor needs is loading. */
  isReady: boolean;
  notice?: ReactNode;
  children: (item: Item) => ReactNode;
};

/** Renders the page that edits an item. Give each item its own key, so that it starts a new working copy. */
export function ItemEditPage<Item extends EditedItem, Fields, Changes>(
  props: ItemEditPageProps<Item, Fields, Changes>,
) {
  const { page, query, previewed, assumedPath, notice, children } = props;
  const { data: item, error } = query;
  const isFresh = query.isFetchedAfterMount || !query.isStale;
  const isOpen = useEditorOpen(item !== undefined && isFresh && !error && props.isReady);
  const heading = `Edit ${useNouns(page.kind).one}`;
  const isPublished = item && publishingState(item) === 'published';
  const publishedPath = isPublished && page.getPath?.(item._id, publishedFields(page, item));
  const publicPath = item ? publishedPath : assumedPath;
  return (
    <div className="wrap stack-2 admin-page">
      <PageHead title={heading} isIndexed={false} />
      <AdminHeading title={heading}>
        {!isMissing(error) && (
          <div className="row">
            {publicPath && (
              <PageArrow href={publicPath}>
                <span>
                  View<span className="visually-hidden-on-phones"> public page</span>
                </span>
              </PageArrow>
            )}
            {previewed && <PreviewMenu item={previewed} size="sm" />}
          </div>
        )}
      </AdminHeading>
      {item && isOpen ? (
        <>
          {notice}
          {children(item)}
        </>
      ) : (
        <NotOpen page={page} query={query} />
      )}
    </div>
  );
}

function NotOpen<Item, Fields, Changes>(
  props: Pick<ItemEditPageProps<Item, Fields, Changes>, 'page' | 'query'>,
) {
  const { kind, home, loading } = props.page;
  const { one: noun } = useNouns(kind);
  if (isMissing(props.query.error)) {
    return (
      <EmptyState
        title={`${capitalize(noun)} not found.`}
        action={
          <PageButton href={home.href} size="sm">
            Go to {home.label}
          </PageButton>
        }
      />
    );
  }
  return (
    <PendingQuery
      query={props.query}
      loading={loading ?? `Loading ${noun}...`}
      failure={`Failed to load ${noun}. Please try again later.`}
    />
  );
}
