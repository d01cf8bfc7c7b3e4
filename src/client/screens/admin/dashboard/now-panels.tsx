import { type ReactNode, useMemo } from 'react';
import { Link } from 'wouter';
import { type PublishedItem, planState, toPlan } from '#client/editing/publishing/publishing-field';
import { PublishingBadge } from '#client/editing/publishing/publishing-tag';
import { useUnreadPreview } from '#client/features/contacts/admin/inbox-queries';
import { useNoteList, usePageList } from '#client/features/posts/admin/post-admin-queries';
import type { useProjectOverview } from '#client/features/projects/admin/project-admin-queries';
import type { useViewSummary } from '#client/features/views/view-queries';
import { ownerPaths } from '#client/lib/owner-paths';
import { ChartSkeleton } from '#client/ui/charts/chart';
import { Panel } from '#client/ui/layout/panel';
import { formatCount, formatQuantity } from '#client/ui/primitives/format-count';
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
      <DraftsPanel projects={projects.data ?? []} />
    </div>
  );
}

const MAX_LISTED = 3;

function UnreadPanel() {
  const { data } = useUnreadPreview();
  const unread = data?.messages.filter(({ read }) => !read) ?? [];
  return (
    <NowPanel
      title="Unread messages"
      items={unread}
      empty={data ? 'You have read every message.' : ''}
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
          {recent?.unit === 'hour' ? 'Views today' : 'Views in the last 14 days'}{' '}
          <span className={`num ${styles.count}`}>{recent && formatCount(recent.total)}</span>
        </>
      }
    >
      {!recent && <ChartSkeleton heightPx={RECENT_HEIGHT_PX} />}
      {recent && recent.buckets.length > 0 && <RecentViewsChart recent={recent} />}
      {recent?.buckets.length === 0 && (
        <p className={`muted ${styles.noViews}`}>The first visit starts this chart.</p>
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

function DraftsPanel({
  projects,
}: {
  projects: readonly (PublishedItem & { _id: string; title: string })[];
}) {
  const { data: notes } = useNoteList();
  const { data: pages } = usePageList();
  const drafts: Draft[] = [
    ...projects.map(item => ({ ...item, noun: 'Project', editPath: ownerPaths.projectEdit(item._id) })),
    ...(notes?.notes ?? []).map(item => ({ ...item, noun: 'Note', editPath: ownerPaths.noteEdit(item._id) })),
    ...(pages ?? []).map(item => ({ ...item, noun: 'Page', editPath: ownerPaths.pageEdit(item._id) })),
  ].filter(item => ['draft', 'unpublishedChanges'].includes(planState(toPlan(item))));
  return (
    <NowPanel
      title="Drafts to finish"
      items={drafts}
      empty="No drafts are waiting."
      more="in Projects and Writing"
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

type NowPanelProps<Item> = {
  title: string;
  items: Item[];
  empty: string;
  /** Says where the items are that are not listed. */
  more: string;
  children: (item: Item) => ReactNode;
};

/** Lists the first items, with their number in the title. */
function NowPanel<Item extends { _id: string }>({
  title,
  items,
  empty,
  more,
  children,
}: NowPanelProps<Item>) {
  const left = items.length - MAX_LISTED;
  return (
    <Panel
      title={
        <>
          {title} {items.length > 0 && <span className={`num ${styles.count}`}>{items.length}</span>}
        </>
      }
    >
      {items.length === 0 && <p className="muted">{empty}</p>}
      <ul>
        {items.slice(0, MAX_LISTED).map(item => (
          <li key={item._id}>{children(item)}</li>
        ))}
      </ul>
      {left > 0 && (
        <p className={`note ${styles.more}`}>
          {left} more {more}
        </p>
      )}
    </Panel>
  );
}
