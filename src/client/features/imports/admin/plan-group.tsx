import { useId } from 'react';
import type { ImportItem } from '../../../../shared/contract/import';
import type { IdSet } from '../../../lib/react/use-id-set';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Tag } from '../../../ui/primitives/badge';
import { Button } from '../../../ui/primitives/button';
import styles from './plan-review.module.css';

type PlanGroupProps = { title: string; items: ImportItem[]; chosen: IdSet };

/** What an import would do with one kind of content. */
export function PlanGroup({ title, items, chosen }: PlanGroupProps) {
  const titleId = useId();
  if (items.length === 0) return null;
  const open = items.filter(isOpen).map(({ key }) => key);
  const isAll = open.every(key => chosen.ids.has(key));
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h4 id={titleId} className={styles.group}>
          {title}
        </h4>
        {open.length > 1 && (
          <Button size="sm" variant="ghost" onClick={() => (isAll ? chosen.remove(open) : chosen.add(open))}>
            {isAll ? 'Select None' : 'Select All'}
            <span className="visually-hidden">: {title}</span>
          </Button>
        )}
      </div>
      <ul className={styles.items}>
        {items.map(item => (
          <li key={item.key}>
            <PlanRow item={item} chosen={chosen} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function PlanRow({ item, chosen }: { item: ImportItem; chosen: IdSet }) {
  const { key, from, name, note } = item;
  const id = useId();
  return (
    <label htmlFor={id} className={styles.item}>
      <Checkbox
        id={id}
        disabled={!isOpen(item)}
        checked={chosen.ids.has(key)}
        onChange={({ target }) => (target.checked ? chosen.add([key]) : chosen.remove([key]))}
      />
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>{note}</span>
      <span className={`note ${styles.from}`}>{from}</span>
      <span className={styles.state}>
        <Tag>{stateWords(item)}</Tag>
      </span>
    </label>
  );
}

function isOpen({ state }: ImportItem): boolean {
  return state === 'new' || state === 'changed';
}

const FIELD_WORDS: Record<string, string> = {
  coverAlt: 'description of the cover',
  endDate: 'end',
  github: 'code link',
  imageAlt: 'description of the picture',
  live: 'demo link',
  longDescription: 'long description',
  ownerName: 'name',
  publishAt: 'date',
  shortDescription: 'short description',
  slug: 'address',
};

function stateWords({ state, changes }: ImportItem): string {
  switch (state) {
    case 'new':
      return 'New';
    case 'same':
      return 'Here already';
    case 'kept':
      return 'You changed it: stays';
    case 'changed':
      return `Replaces ${changes.map(field => FIELD_WORDS[field] ?? field).join(', ')}`;
  }
}
