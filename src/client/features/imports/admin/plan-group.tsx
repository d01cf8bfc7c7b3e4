import { useId } from 'react';
import type { IdSet } from '#client/lib/react/use-id-set';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { Tag } from '#client/ui/primitives/badge';
import { Button } from '#client/ui/primitives/button';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { ImportItem } from '#shared/contract/import';
import styles from './plan-review.module.css';

type PlanGroupProps = { title: string; items: ImportItem[]; selection: IdSet };

export function PlanGroup({ title, items, selection }: PlanGroupProps) {
  const titleId = useId();
  if (items.length === 0) return null;
  const selectable = items.filter(isSelectable).map(({ key }) => key);
  const isAllSelected = selectable.every(key => selection.ids.has(key));
  return (
    <section aria-labelledby={titleId}>
      <div className={`line ${styles.head}`}>
        <h4 id={titleId} className={styles.group}>
          {title}
        </h4>
        {selectable.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => (isAllSelected ? selection.remove(selectable) : selection.add(selectable))}
          >
            {isAllSelected ? 'Select none' : 'Select all'}
            <span className="visually-hidden">: {title}</span>
          </Button>
        )}
      </div>
      <ul className={styles.items}>
        {items.map(item => (
          <li key={item.key}>
            <PlanRow item={item} selection={selection} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlanRow({ item, selection }: { item: ImportItem; selection: IdSet }) {
  const { key, from, name, note, pictures } = item;
  const facts = [note, pictures > 0 && formatQuantity(pictures, 'image')].filter(Boolean).join(' · ');
  return (
    <LabeledCheckbox
      className={styles.item}
      disabled={!isSelectable(item)}
      checked={selection.ids.has(key)}
      onChange={({ target }) => selection.select(key, target.checked)}
    >
      <span className={styles.name}>{name}</span>
      <span className={`secondary clamp ${styles.note}`}>{facts}</span>
      <span className={`note ${styles.from}`}>{from}</span>
      <span className={styles.state}>
        <Tag>{describeState(item)}</Tag>
      </span>
    </LabeledCheckbox>
  );
}

function isSelectable({ state }: ImportItem): boolean {
  return state === 'new' || state === 'changed';
}

const FIELD_LABELS: Record<string, string> = {
  coverAlt: 'cover description',
  endDate: 'end',
  github: 'code link',
  imageAlt: 'image description',
  live: 'demo link',
  longDescription: 'long description',
  ownerName: 'name',
  publishAt: 'date',
  shortDescription: 'short description',
  slug: 'address',
};

function describeState({ state, changes, isSimilar }: ImportItem): string {
  if (isSimilar) return 'Like one you have';
  switch (state) {
    case 'new':
      return 'New';
    case 'same':
      return 'Up to date';
    case 'kept':
      return 'Edited by you, skipped';
    case 'changed':
      return `Replaces ${changes.map(field => FIELD_LABELS[field] ?? field).join(', ')}`;
  }
}
