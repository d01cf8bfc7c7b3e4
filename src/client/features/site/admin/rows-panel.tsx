import type { ReactNode } from 'react';
import { EditedRows, type RowEdit } from '#client/editing/edited-rows';
import { ReorderList } from '#client/editing/reorder/reorder-list';
import { type Keyed, newRowKey } from '#client/editing/rows';
import { Panel } from '#client/ui/layout/panel';
import { IconButton } from '#client/ui/primitives/button';
import styles from './settings-editor.module.css';

type RowsPanelProps<Row extends object> = {
  id: string;
  title: string;
  hint: string;
  actions?: ReactNode;
  /** Names a row that has no name yet, e.g. "link". */
  noun: string;
  getName?: (row: Row) => string;
  rows: readonly Keyed<Row>[];
  findIssue: (key: string, column: string) => string | undefined;
  onChange: (rows: readonly Keyed<Row>[]) => void;
  /** The row to add; undefined when the list is full. */
  blank: Row | undefined;
  rowClassName: string | undefined;
  children: (row: RowEdit<Keyed<Row>>, index: number) => ReactNode;
};

export function RowsPanel<Row extends object>(props: RowsPanelProps<Row>) {
  const { id, title, hint, actions, noun, getName, rows, onChange, blank } = props;
  const newRow = blank && (() => ({ ...blank, key: newRowKey() }));
  return (
    <Panel id={id} title={title} actions={actions} className={styles.panel}>
      <EditedRows
        rows={rows}
        onChange={onChange}
        noun={noun}
        newRow={newRow}
        findIssue={props.findIssue}
        className={styles.fields}
      >
        {({ announce, createEdit, remove }) => (
          <>
            <p className="muted">{hint}</p>
            <ReorderList
              items={rows}
              getId={({ key }) => key}
              {...(getName && { getName })}
              noun={noun}
              onReorder={onChange}
              announce={announce}
              className={styles.rows}
              itemClassName={props.rowClassName}
            >
              {(row, { index, handle, buttons }) => (
                <>
                  {props.children(createEdit(row), index)}
                  <div className={styles.rowActions}>
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
