import { type ReactNode, useState } from 'react';
import { ExpandableRow } from '#client/editing/lists/expandable-row';
import rowStyles from '#client/editing/lists/list-row.module.css';
import { ReorderList } from '#client/editing/reorder/reorder-list';
import { LiveRegion } from '#client/ui/feedback/live-region';
import { Switch } from '#client/ui/forms/switch';
import { useOpenRow } from '#client/ui/primitives/use-open-row';
import type { SectionRow } from '#shared/sections/section-list';
import { type EmptyEntries, ENTRY_LABELS, type ListName } from './section-fields';

type SectionRowListProps<List extends ListName, Name extends string> = {
  settings: {
    fields: Readonly<Record<NoInfer<List>, readonly SectionRow<Name>[]>>;
    set: (list: NoInfer<List>, rows: SectionRow<Name>[]) => void;
  };
  list: List;
  /** The noun for a row, such as "section". */
  noun: string;
  empty?: EmptyEntries[ListName];
  /** The fields of each section that has some. */
  sectionFields?: Partial<Record<NoInfer<Name>, SectionFields>>;
};

export type SectionFields = {
  content: ReactNode;
  /** True if a field was rejected. The row is then open. */
  isInvalid: boolean;
};

/** Lists the sections or links of a page. Each can be moved, shown or hidden, and opened if it has fields. */
export function SectionRowList<List extends ListName, Name extends string>(
  props: SectionRowListProps<List, Name>,
) {
  const { settings, list, noun, empty = {}, sectionFields = {} } = props;
  const rows = settings.fields[list];
  const onChange = (changed: SectionRow<Name>[]) => settings.set(list, changed);
  const [message, announce] = useState('');
  const openRow = useOpenRow();
  const getLabel = (name: Name) => ENTRY_LABELS[list][name] ?? name;
  const show = (name: Name, isShown: boolean) =>
    onChange(rows.map(row => (row.name === name ? { name, hidden: !isShown } : row)));
  return (
    <>
      <ReorderList
        items={rows}
        getId={({ name }) => name}
        getName={({ name }) => getLabel(name)}
        noun={noun}
        onReorder={onChange}
        announce={announce}
        itemClassName={rowStyles.item}
      >
        {({ name, hidden }, { handle, buttons }) => {
          const { [name]: fields }: Partial<Record<Name, SectionFields>> = sectionFields;
          return (
            <ExpandableRow
              id={name}
              lead={
                <>
                  {handle}
                  <Switch
                    checked={!hidden}
                    aria-label={getLabel(name)}
                    onCheckedChange={isShown => show(name, isShown)}
                  />
                </>
              }
              name={getLabel(name)}
              note={empty[name] && 'Nothing to show yet'}
              tools={buttons}
              isOpen={openRow.isOpen(name)}
              isInvalid={fields?.isInvalid === true}
              onToggle={() => openRow.toggle(name)}
            >
              {fields?.content}
            </ExpandableRow>
          );
        }}
      </ReorderList>
      <LiveRegion message={message} />
    </>
  );
}
