import { useEffect, useId, useRef } from 'react';
import rows from '#client/editing/lists/list-row.module.css';
import type { IdSet } from '#client/editing/lists/use-id-set';
import { useSite } from '#client/lib/site-queries';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { OptionSelect } from '#client/ui/forms/option-select';
import { Tag } from '#client/ui/primitives/badge';
import { Button } from '#client/ui/primitives/button';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { ImportItem, MarkdownTarget } from '#shared/extras/imports/import-contract';
import type { FileTarget } from './import-queries';
import styles from './imports.module.css';
import { isSelectable } from './use-plan-review';

type PlanGroupProps = {
  title: string;
  /** The level of the panel's title. */
  level: 2 | 3;
  items: ImportItem[];
  selection: IdSet;
  /** Lets the owner change the kind of each row. */
  targets?: TargetChange;
};

type TargetChange = {
  isBusy: boolean;
  /** The key of the row that has just moved here from another group, or null. */
  moved: string | null;
  onChange: (choice: FileTarget) => Promise<void>;
};

export function PlanGroup({ title, level, items, selection, targets }: PlanGroupProps) {
  const titleId = useId();
  const Heading = level === 2 ? 'h3' : 'h4';
  if (items.length === 0) return null;
  const selectable = items.filter(isSelectable).map(({ key }) => key);
  const isAllSelected = selectable.every(key => selection.ids.has(key));
  return (
    <section aria-labelledby={titleId}>
      <div className="line spread">
        <Heading id={titleId} className={styles.group}>
          {title}
        </Heading>
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
      <ul>
        {items.map(item => (
          <li key={item.key} className={`row ${rows.item}`}>
            <PlanRow item={item} selection={selection} isFile={targets !== undefined} />
            {targets && <TargetSelect item={item} {...targets} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

type PlanRowProps = { item: ImportItem; selection: IdSet; isFile: boolean };

function PlanRow({ item, selection, isFile }: PlanRowProps) {
  const { key, from, name, pictures } = item;
  const state = describeState(item);
  const note = useNote(item);
  const facts = [isFile && from, note, pictures > 0 && formatQuantity(pictures, 'image')]
    .filter(Boolean)
    .join(' · ');
  return (
    <LabeledCheckbox
      className={`${rows.line} ${styles.item}`}
      disabled={!isSelectable(item)}
      checked={selection.ids.has(key)}
      onChange={({ target }) => selection.select(key, target.checked)}
    >
      <span className={rows.words}>
        <span className="row spread">
          <span className={rows.name}>{name}</span>
          {state !== null && <Tag>{state}</Tag>}
        </span>
        <span className="note clamp">{facts}</span>
      </span>
    </LabeledCheckbox>
  );
}

/** Returns the facts of an item. A setting that the import replaces has its current value too. */
function useNote({ target, state, changes: [field = ''], note }: ImportItem): string {
  const stored: Record<string, unknown> = useSite();
  if (target !== 'settings' || state !== 'changed') return note;
  return `${shorten(String(stored[field]))} → ${note}`;
}

function shorten(text: string): string {
  return text.length > CURRENT_LENGTH ? `${text.slice(0, CURRENT_LENGTH).trimEnd()}…` : text;
}

/** Leaves room for the new value in two lines. */
const CURRENT_LENGTH = 50;

const TARGETS = [
  { value: 'notes', label: 'Note' },
  { value: 'projects', label: 'Project' },
  { value: 'pages', label: 'Page' },
] as const satisfies { value: MarkdownTarget; label: string }[];

/** Changes the kind of a row, which moves to the group of that kind. */
function TargetSelect({
  item: { key, name, target },
  isBusy,
  moved,
  onChange,
}: { item: ImportItem } & TargetChange) {
  const select = useRef<HTMLSelectElement>(null);
  // The select that had the focus was in the other group.
  useEffect(() => {
    if (moved === key) select.current?.focus();
  }, [moved, key]);
  const value = TARGETS.find(option => option.value === target)?.value;
  if (value === undefined) return null;
  return (
    <OptionSelect
      ref={select}
      compact
      className={styles.target}
      aria-label={`Import ${name} as`}
      disabled={isBusy}
      options={TARGETS}
      value={value}
      onValueChange={chosen => void onChange({ key, target: chosen })}
    />
  );
}

const FIELD_LABELS: Record<string, string> = {
  coverAlt: 'cover description',
  endDate: 'end',
  github: 'code link',
  imageAlt: 'image description',
  live: 'demo link',
  longDescription: 'long description',
  publishAt: 'date',
  shortDescription: 'short description',
  slug: 'address',
};

/** Names what differs from a new item, which most are. */
function describeState({ target, state, changes, isSimilar }: ImportItem): string | null {
  if (isSimilar) return 'Similar to an existing item';
  switch (state) {
    case 'new':
      return null;
    case 'same':
      return 'Up to date';
    case 'kept':
      return 'Edited by you, skipped';
    case 'changed':
      if (target === 'settings') return 'Replaces yours';
      return `Replaces ${changes.map(field => FIELD_LABELS[field] ?? field).join(', ')}`;
  }
}
