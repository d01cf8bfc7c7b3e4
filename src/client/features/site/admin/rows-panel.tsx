import type { ReactNode } from 'react';
import { EditedRows, type NamedRows, type RowEdit } from '#client/editing/edited-rows';
import { ReorderList } from '#client/editing/reorder/reorder-list';
import { type Keyed, newRowKey } from '#client/editing/rows';
import { Panel } from '#client/ui/layout/panel';
import { IconButton } from '#client/ui/primitives/button';
import styles from './settings-editor.module.css';
import { SETTINGS_FIELDS, type SettingName } from './settings-fields';

type RowsPanelProps<Name extends SettingName, Row extends object> = NamedRows<Name, Keyed<Row>> & {
  hint: string;
  actions?: ReactNode;
  /** The name of a row that has none yet, such as "link". */
  noun: string;
  getName?: (row: Row) => string;
  /** The row to add, or undefined if the list is full. */
  blank: Row | undefined;
  rowClassName: string | undefined;
  children: (row: RowEdit<Keyed<Row>>, index: number) => ReactNode;
};

export function RowsPanel<Name extends SettingName, Row extends object>(props: RowsPanelProps<Name, Row>) {
  const { edit, name, hint, actions, noun, getName, blank } = props;
  const newRow = blank && (() => ({ ...blank, key: newRowKey() }));
  return (
    <Panel id={name} title={SETTINGS_FIELDS[name].label} actions={actions} className={styles.panel}>
      <EditedRows edit={edit} name={name} noun={noun} newRow={newRow} className={styles.fields}>
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
              className={styles.rows}
              itemClassName={props.rowClassName}
            >
              {(row, { index, handle, buttons }) => (
                <>
                  {props.children(createEdit(row), index)}
                  <div className={`line ${styles.rowActions}`}>
                    {handle}
                    {buttons}
                    <IconButton
                      icon="trash"
                      variant="danger"
                      label={`Remove: ${getName?.(row) || `${noun} ${index + 1}`}`}
                      onClick={() => remove(row.key)}
                    />
                  </div>
                </>
              )}
            </ReorderList>
          </>
        )}
      </EditedRows>
    </Panel>
  );
}
