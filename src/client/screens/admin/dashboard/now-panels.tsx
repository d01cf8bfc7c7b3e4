import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { RowWords } from '#client/editing/lists/list-row';
import rows from '#client/editing/lists/list-row.module.css';
import { type PublishedItem, planState, toPlan } from '#client/editing/publishing/publishing-plan';
import { PublishingBadge } from '#client/editing/publishing/publishing-tag';
import { useUnreadPreview } from '#client/features/contacts/admin/inbox-queries';
import { useNoteList, usePageList } from '#client/features/posts/admin/post-admin-queries';
import type { useProjectOverview } from '#client/features/projects/admin/project-admin-queries';
import { useVersionedTimeline } from '#client/features/timeline/admin/timeline-admin-queries';
import { elementName } from '#client/features/timeline/element-name';
import type { useViewSummary } from '#client/features/views/view-queries';
import { ownerPaths } from '#client/lib/owner-paths';
import { ChartSkeleton } from '#client/ui/charts/chart';
import { PendingQuery, QueryResult, type QueryResultProps } from '#client/ui/feedback/query-result';
import { Panel } from '#client/ui/layout/panel';
import { classNames } from '#client/ui/primitives/class-names';
import { formatCount, formatQuantity } from '#client/ui/primitives/format-count';
import type { ContentKindName } from '#shared/content-kinds';
import { withPending } from '#shared/publishing';
import { displayTitle } from '#shared/text';
import { RECENT_HEIGHT_PX } from './chart-options';
import { RecentViewsChart } from './charts';
import styles from './dashboard.module.css';
import { findMostViewed, findRecentViews, NO_VIEWS } from './dashboard-figures';

type NowPanelsProps = {
  projects: ReturnType<typeof useProjectOverview>;
  views: ReturnType<typeof useViewSummary>;
};

/** Shows first what the owner can act on: new messages, recent visits and unfinished drafts. */
export function NowPanels({ projects, views }: NowPanelsProps) {
  return (
    <>
      <UnreadPanel />
      <RecentViewsPanel projects={projects} views={views} />
      <DraftsPanel projects={projects} />
    </>
  );
}

const MAX_LISTED = 3;

function UnreadPanel() {
  const preview = useUnreadPreview();
  const listed = preview.data?.messages ?? [];
  const unread = listed.filter(({ read }) => !read);
  return (
    <NowPanel
      title="Unread messages"
      query={{ ...preview, data: preview.data && unread }}
      // A message stays in the list for a moment after it was read.
      count={preview.data && preview.data.total - (listed.length - unread.length)}
      failure="Couldn't load the messages. Please try again."
      empty="No unread messages."
      more="in the Inbox"
    >
      {({ _id, name, message }) => <RowLink href={ownerPaths.inboxReading(_id)} name={name} note={message} />}
    </NowPanel>
  );
}

function RecentViewsPanel({ projects, views }: NowPanelsProps) {
  const recent = useMemo(() => views.data && findRecentViews(views.data.chart), [views.data]);
  const mostViewed = findMostViewed(projects.data ?? [], views.data?.byProject ?? NO_VIEWS);
  return (
    <Panel
      className={styles.narrow}
      title={
        <>
          <span>{recent?.unit === 'hour' ? 'Views today' : 'Views in the last 14 days'}</span>{' '}
          <span className={`num ${styles.count}`}>{recent && formatCount(recent.total)}</span>
        </>
      }
    >
      {!recent && (
        <PendingQuery
          query={views}
          loading={<ChartSkeleton heightPx={RECENT_HEIGHT_PX} />}
          failure="Couldn't load the views. Please try again."
        />
      )}
      {recent && recent.buckets.length > 0 && <RecentViewsChart recent={recent} />}
      {recent?.buckets.length === 0 && <p className="muted">No views yet. Each visit appears here.</p>}
      {mostViewed.length > 0 && (
        <ol aria-label="Most viewed projects">
          {mostViewed.map(({ _id, title, views: count }) => (
            <li key={_id} className={rows.item}>
              <RowLink href={ownerPaths.projectEdit(_id)} name={displayTitle(title)}>
                <span className="num note">{formatQuantity(count, 'view')}</span>
              </RowLink>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}

type Draft = PublishedItem & { _id: string; title: string; noun: string; editPath: string };

function DraftsPanel({ projects }: Pick<NowPanelsProps, 'projects'>) {
  return (
    <NowPanel
      title="Drafts to finish"
      query={useDrafts(projects)}
      failure="Couldn't load the drafts. Please try again."
      empty="No drafts."
      more="in Projects, Writing and the About Editor"
    >
      {draft => (
        <RowLink href={draft.editPath} name={displayTitle(draft.title)} note={draft.noun}>
          <PublishingBadge item={draft} />
        </RowLink>
      )}
    </NowPanel>
  );
}

/** The kinds whose items may be drafts. */
type DraftKind = Exclude<ContentKindName, 'skills' | 'site'>;

/** Returns the drafts of all kinds as the result of one query. */
function useDrafts(projects: NowPanelsProps['projects']): ListQuery<Draft> {
  const notes = useNoteList();
  const pages = usePageList();
  const timeline = useVersionedTimeline();
  const failed = [projects, notes, pages, timeline].filter(({ isError }) => isError);
  const lists: Record<DraftKind, Draft[] | undefined> = {
    project: projects.data?.map(toDraft('Project', ownerPaths.projectEdit)),
    note: notes.data?.notes.map(toDraft('Note', ownerPaths.noteEdit)),
    page: pages.data?.map(toDraft('Page', ownerPaths.pageEdit)),
    timeline: timeline.data?.elements
      .map(element => ({ ...element, title: elementName(withPending(element)) }))
      .map(toDraft('Timeline element', ownerPaths.timelineElement)),
  };
  const drafts = Object.values(lists);
  return {
    data: drafts.every(list => list !== undefined) ? drafts.flat().filter(isUnfinished) : undefined,
    isError: failed.length > 0,
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => {
      for (const query of failed) void query.refetch();
    },
  };
}

function isUnfinished(item: PublishedItem): boolean {
  return ['draft', 'unpublishedChanges'].includes(planState(toPlan(item)));
}

function toDraft(noun: string, toEditor: (id: string) => string) {
  return (item: PublishedItem & { _id: string; title: string }): Draft => ({
    ...item,
    noun,
    editPath: toEditor(item._id),
  });
}

type ListQuery<Item> = QueryResultProps<Item[]>['query'];

type NowPanelProps<Item> = {
  title: string;
  query: ListQuery<Item>;
  /** The number of items, if the query returns only the first of them. */
  count?: number | undefined;
  failure: string;
  empty: string;
  /** Says where the items are that are not listed. */
  more: string;
  children: (item: Item) => ReactNode;
};

/** Lists the first items, with their number in the title. */
function NowPanel<Item extends { _id: string }>(props: NowPanelProps<Item>) {
  const { title, query, count = query.data?.length ?? 0, failure, empty, more, children } = props;
  return (
    <Panel
      className={styles.narrow}
      title={
        <>
          {title} {count > 0 && <span className={`num ${styles.count}`}>{count}</span>}
        </>
      }
    >
      <QueryResult query={query} loading={null} failure={failure}>
        {items => (
          <>
            {count === 0 && <p className="muted">{empty}</p>}
            <ul>
              {items.slice(0, MAX_LISTED).map(item => (
                <li key={item._id} className={rows.item}>
                  {children(item)}
                </li>
              ))}
            </ul>
            {count > MAX_LISTED && (
              <p className={`note ${rows.padded}`}>{`${count - MAX_LISTED} more ${more}`}</p>
            )}
          </>
        )}
      </QueryResult>
    </Panel>
  );
}

type RowLinkProps = { href: string; name: string; note?: string; children?: ReactNode };

function RowLink({ href, name, note, children }: RowLinkProps) {
  return (
    <Link href={href} className={classNames(rows.line, rows.link)}>
      <RowWords name={name} note={note} />
      {children}
    </Link>
  );
}
