import { useState } from 'react';
import { Link } from 'wouter';
import { Cell, DataList, HeaderCell, Row } from '#client/editing/lists/data-list';
import { useNouns } from '#client/editing/owner-kind/owner-kind';
import type { PublishedItem } from '#client/editing/publishing/publishing-plan';
import { PublishingBadge } from '#client/editing/publishing/publishing-tag';
import type { QueryResultProps } from '#client/ui/feedback/query-result';
import { ListResult } from '#client/ui/feedback/query-result';
import { Panel } from '#client/ui/layout/panel';
import { useFirstRows } from '#client/ui/layout/use-first-rows';
import { useFocusTarget } from '#client/ui/overlays/use-focus-target';
import { IconButton } from '#client/ui/primitives/button';
import { capitalize, displayTitle } from '#shared/text';
import { DeleteItemDialog } from './delete-item-dialog';
import styles from './item.module.css';
import type { ItemTexts } from './item-form';
import type { ItemCalls } from './item-queries';
import { NewItemButton } from './new-item-button';

type ItemRow = PublishedItem & { _id: string };

type ItemPanelProps<Item extends ItemRow> = {
  form: ItemTexts;
  calls: Pick<ItemCalls<{ _id: string }, object>, 'create'> &
    Pick<ItemCalls<never, never>, 'remove' | 'restore'>;
  query: QueryResultProps<Item[]>['query'];
  name: { label: string; getText: (item: Item) => string };
  column: { label: string; getText: (item: Item) => string };
  getDate: (item: Item) => string;
  /** The plural noun of the listed items, such as 'draft notes'. Defaults to that of the kind. */
  listed?: string | undefined;
  empty: string;
  editPath: (id: string) => string;
};

export function ItemPanel<Item extends ItemRow>(props: ItemPanelProps<Item>) {
  const { form, calls, query, listed, empty, editPath, ...shown } = props;
  const [itemToDelete, setItemToDelete] = useState<Item | null>(null);
  const panel = useFocusTarget<HTMLDivElement>();
  const nouns = useNouns(form.kind);
  const title = capitalize(nouns.many);
  return (
    <div ref={panel.ref} tabIndex={-1}>
      <Panel
        title={title}
        padded={false}
        actions={
          <NewItemButton
            label={`New ${nouns.one}`}
            kind={form.kind}
            create={() => calls.create({ draft: true })}
            editPath={editPath}
          />
        }
      >
        <ListResult query={query} nouns={listed ?? nouns.many} empty={empty}>
          {items => (
            <ItemTable
              {...shown}
              items={items}
              label={title}
              nouns={listed ?? nouns.many}
              editPath={editPath}
              onDelete={setItemToDelete}
            />
          )}
        </ListResult>
      </Panel>
      <DeleteItemDialog
        form={form}
        calls={calls}
        item={itemToDelete && { _id: itemToDelete._id, title: props.name.getText(itemToDelete) }}
        onClose={() => setItemToDelete(null)}
        onDeleted={panel.focus}
      />
    </div>
  );
}

type ItemTableProps<Item extends ItemRow> = Pick<
  ItemPanelProps<Item>,
  'name' | 'column' | 'getDate' | 'editPath'
> & {
  items: Item[];
  label: string;
  nouns: string;
  onDelete: (item: Item) => void;
};

function ItemTable<Item extends ItemRow>(props: ItemTableProps<Item>) {
  const { items, label, nouns, onDelete, ...shown } = props;
  const { rows, showAll } = useFirstRows(items, { nouns });
  return (
    <>
      <DataList
        label={label}
        head={
          <>
            <HeaderCell>{shown.name.label}</HeaderCell>
            <HeaderCell>{shown.column.label}</HeaderCell>
            <HeaderCell>Date</HeaderCell>
            <HeaderCell align="end">Actions</HeaderCell>
          </>
        }
      >
        {rows.map(item => (
          <ItemTableRow key={item._id} {...shown} item={item} onDelete={() => onDelete(item)} />
        ))}
      </DataList>
      {showAll}
    </>
  );
}

type ItemTableRowProps<Item extends ItemRow> = Pick<
  ItemTableProps<Item>,
  'name' | 'column' | 'getDate' | 'editPath'
> & { item: Item; onDelete: () => void };

function ItemTableRow<Item extends ItemRow>(props: ItemTableRowProps<Item>) {
  const { item, name, column, getDate, editPath, onDelete } = props;
  const title = displayTitle(name.getText(item));
  const date = getDate(item);
  const text = column.getText(item);
  return (
    <Row>
      <Cell place="title" className={styles.title}>
        <span className="line">
          <Link href={editPath(item._id)} className="stretched-link">
            {title}
          </Link>
          <PublishingBadge item={item} />
        </span>
      </Cell>
      <Cell place={text ? 'fact' : 'wide'} label={column.label} className={styles.column}>
        {text || <span className="muted">None</span>}
      </Cell>
      <Cell numeric>
        <time dateTime={date}>{new Date(date).toLocaleDateString('en', { dateStyle: 'medium' })}</time>
      </Cell>
      <Cell place="actions" align="end">
        <IconButton icon="trash" variant="danger" label={`Delete ${title}`} onClick={onDelete} />
      </Cell>
    </Row>
  );
}
