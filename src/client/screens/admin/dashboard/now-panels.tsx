import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
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
import { formatCount, formatQuantity } from '#client/ui/primitives/format-count';
import type { ContentKindName } from '#shared/content-kinds';
import { withPending } from '#shared/publishing';
import { displayTitle } from '#shared/text';
import { RECENT_HEIGHT_PX } from './chart-options';
import { RecentViewsChart } from './charts';
import { findMostViewed, findRecentViews, NO_VIEWS } from './dashboard-figures';
import styles from './now-panels.module.css';

type NowPanelsProps = {
  projects: ReturnType<typeof useProjectOverview>;
  views: ReturnType<typeof useViewSummary>;
};

/** Shows first what the owner can act on: new messages, recent visits and unfinished drafts. */
export function NowPanels({ projects, views }: NowPanelsProps) {
  return (
    <div className={styles.now}>
      <UnreadPanel />
      <RecentViewsPanel projects={projects} views={views} />
      <DraftsPanel projects={projects} />
    </div>
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
      {({ _id, name, message }) => (
        <Link href={ownerPaths.inboxReading(_id)} className={styles.item}>
          <span className={styles.name}>{name}</span>
          <span className={`note ${styles.excerpt}`}>{message}</span>
        </Link>
      )}
    </NowPanel>
  );
}

function RecentViewsPanel({ projects, views }: NowPanelsProps) {
  const recent = useMemo(() => views.data && findRecentViews(views.data.chart), [views.data]);
  const mostViewed = findMostViewed(projects.data ?? [], views.data?.byProject ?? NO_VIEWS);
  return (
    <Panel
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
      {recent?.buckets.length === 0 && (
        <p className={`muted ${styles.noViews}`}>No views yet. Each visit appears here.</p>
      )}
      {mostViewed.length > 0 && (
        <ol className={styles.ranking} aria-label="Most viewed projects">
          {mostViewed.map(({ _id, title, views: count }) => (
            <li key={_id}>
              <Link href={ownerPaths.projectEdit(_id)} className={styles.item}>
                <span className={styles.name}>{displayTitle(title)}</span>
                <span className="num note">{formatQuantity(count, 'view')}</span>
              </Link>
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
        <Link href={draft.editPath} className={styles.item}>
          <span className={styles.name}>{displayTitle(draft.title)}</span>
          <span className="note">{draft.noun}</span>
          <PublishingBadge item={draft} />
        </Link>
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
                <li key={item._id}>{children(item)}</li>
              ))}
            </ul>
            {count > MAX_LISTED && (
              <p className={`note ${styles.more}`}>{`${count - MAX_LISTED} more ${more}`}</p>
            )}
          </>
        )}
      </QueryResult>
    </Panel>
  );
}
