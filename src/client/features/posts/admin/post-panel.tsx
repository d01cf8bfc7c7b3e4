import { useState } from 'react';
import { Link } from 'wouter';
import type { NoteRow, PageRow, PostKind } from '../../../../shared/contract/post';
import { shownTitle } from '../../../../shared/shown-title';
import { planOf, planState } from '../../../editing/publishing/publishing-field';
import { PublishingTag } from '../../../editing/publishing/publishing-tag';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryResult } from '../../../ui/feedback/query-result';
import { Panel } from '../../../ui/layout/panel';
import { Cell, HeaderCell, Row, RowActions, Table } from '../../../ui/layout/table';
import { useFocusTarget } from '../../../ui/overlays/use-focus-target';
import { IconButton } from '../../../ui/primitives/button';
import { DeletePostDialog } from './delete-post-dialog';
import { EDIT_PATHS, NewPostButton } from './new-post-button';
import { useNoteList, usePageList } from './post-admin-queries';
import { PLACE_WORDS } from './post-fields';
import styles from './post-panel.module.css';

type PostRow = (NoteRow | PageRow) & { more: string };

/** The notes, newest first. */
export function NotePanel() {
  const query = useNoteList();
  const rows = query.data?.notes.map(note => ({ ...note, more: note.tags.join(', ') }));
  return (
    <PostPanel
      kind="note"
      title="Notes"
      query={{ ...query, data: rows }}
      column="Tags"
      empty="Writing beside the work, dated, with a feed. The navigation links to it once one is published."
    />
  );
}

/** The pages of the owner's own. */
export function PagePanel() {
  const query = usePageList();
  const rows = query.data?.map(page => ({ ...page, more: PLACE_WORDS[page.place] }));
  return (
    <PostPanel
      kind="page"
      title="Pages"
      query={{ ...query, data: rows }}
      column="Linked in"
      empty="What stands by itself: an imprint, what you use, what you do now."
    />
  );
}

type PostPanelProps = {
  kind: PostKind;
  title: string;
  query: { data: PostRow[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** What `more` of each row is. */
  column: string;
  empty: string;
};

function PostPanel({ kind, title, query, column, empty }: PostPanelProps) {
  const [doomed, setDoomed] = useState<PostRow | null>(null);
  const panel = useFocusTarget<HTMLDivElement>();
  const nouns = title.toLowerCase();
  return (
    <div ref={panel.ref} tabIndex={-1}>
      <Panel title={title} padded={false} actions={<NewPostButton kind={kind} />}>
        <QueryResult
          query={query}
          loading={`Loading ${nouns}...`}
          failure={`Failed to load ${nouns}. Please try again.`}
        >
          {rows =>
            rows.length > 0 ? (
              <Table
                label={title}
                head={
                  <>
                    <HeaderCell>Title</HeaderCell>
                    <HeaderCell>{column}</HeaderCell>
                    <HeaderCell>Date</HeaderCell>
                    <HeaderCell align="end">Actions</HeaderCell>
                  </>
                }
              >
                {rows.map(row => (
                  <PostTableRow key={row._id} kind={kind} row={row} column={column} onDelete={setDoomed} />
                ))}
              </Table>
            ) : (
              <EmptyState title={`No ${nouns} yet`}>{empty}</EmptyState>
            )
          }
        </QueryResult>
      </Panel>
      <DeletePostDialog kind={kind} post={doomed} onClose={() => setDoomed(null)} onDeleted={panel.focus} />
    </div>
  );
}

type PostTableRowProps = Pick<PostPanelProps, 'kind' | 'column'> & {
  row: PostRow;
  onDelete: (row: PostRow) => void;
};

function PostTableRow({ kind, row, column, onDelete }: PostTableRowProps) {
  const title = shownTitle(row.title);
  return (
    <Row>
      <Cell primary>
        <span className={styles.title}>
          <Link href={EDIT_PATHS[kind](row._id)}>{title}</Link>
          <PublishingTag state={planState(planOf(row))} />
        </span>
      </Cell>
      <Cell label={column}>{row.more || <span className="muted">None</span>}</Cell>
      <Cell label="Date" numeric>
        <time dateTime={row.publishedAt}>
          {new Date(row.publishedAt).toLocaleDateString('en', { dateStyle: 'medium' })}
        </time>
      </Cell>
      <Cell align="end">
        <RowActions>
          <IconButton icon="trash" variant="danger" label={`Delete ${title}`} onClick={() => onDelete(row)} />
        </RowActions>
      </Cell>
    </Row>
  );
}
