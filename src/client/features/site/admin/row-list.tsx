import type { ReactNode } from 'react';
import { EditedRows, type NamedRows, type RowEdit } from '#client/editing/fields/edited-rows';
import rowStyles from '#client/editing/lists/list-row.module.css';
import { ReorderList } from '#client/editing/reorder/reorder-list';
import { type Keyed, newRowKey } from '#client/editing/working-copy/rows';
import { IconButton } from '#client/ui/primitives/button';
import type { SettingName } from './settings-fields';

export type RowControls = {
  index: number;
  handle: ReactNode;
  /** Buttons that move or remove the row. */
  tools: ReactNode;
};

type RowListProps<Name extends SettingName, Row extends object> = NamedRows<Name, Keyed<Row>> & {
  hint: string;
  /** The name of a row that has none yet, such as "link". */
  noun: string;
  getName?: (row: Row) => string;
  /** The row to add, or undefined if the list is full. */
  blank: Row | undefined;
  onAdd?: (key: string) => void;
  children: (row: RowEdit<Keyed<Row>>, controls: RowControls) => ReactNode;
};

export function RowList<Name extends SettingName, Row extends object>(props: RowListProps<Name, Row>) {
  const { edit, name, hint, noun, getName, blank, onAdd } = props;
  function createRow(row: Row): Keyed<Row> {
    const key = newRowKey();
    onAdd?.(key);
    return { ...row, key };
  }
  const newRow = blank && (() => createRow(blank));
  return (
    <EditedRows edit={edit} name={name} noun={noun} newRow={newRow} className="stack narrow">
      {({ announce, createEdit, remove }) => (
        <>
          <p className="muted">{hint}</p>
          <ReorderList
            items={edit.fields[name]}
            getId={({ key }) => key}
            {...(getName && { getName })}
            noun={noun}
            onReorder={rows => edit.set(name, rows)}
            announce={announce}
            itemClassName={rowStyles.item}
          >
            {(row, { index, handle, buttons }) =>
              props.children(createEdit(row), {
                index,
                handle,
                tools: (
                  <>
                    {buttons}
                    <IconButton
                      icon="trash"
                      variant="danger"
                      label={`Remove: ${getName?.(row) || `${noun} ${index + 1}`}`}
                      onClick={() => remove(row.key)}
                    />
                  </>
                ),
              })
            }
          </ReorderList>
        </>
      )}
    </EditedRows>
  );
}
