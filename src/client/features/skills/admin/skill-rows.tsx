import { type Dispatch, useId, useState } from 'react';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { HeaderCell, Table } from '#client/ui/layout/table';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog';
import type { SkillAction } from './change-skill-rows';
import { SkillEditRow } from './skill-edit-row';
import { SkillViewRow } from './skill-view-row';
import type { EditedSkill } from './skills-fields';

const COLUMNS = ['Category', 'Name', 'Description', 'Icon', 'Color', 'Core Skill'];

type SkillRowsProps = {
  rows: EditedSkill[];
  isSearch: boolean;
  categories: string[];
  dispatch: Dispatch<SkillAction>;
};

export function SkillRows({ rows, isSearch, categories, dispatch }: SkillRowsProps) {
  const [rowToDelete, setRowToDelete] = useState<EditedSkill | null>(null);
  const [lastEdited, setLastEdited] = useState<string | null>(null);
  const categoryListId = useId();

  function remove(): void {
    if (rowToDelete) dispatch({ type: 'remove', key: rowToDelete.key });
    setRowToDelete(null);
  }

  if (rows.length === 0 && isSearch) {
    return <EmptyState title="No skills found">No skills match your search.</EmptyState>;
  }
  if (rows.length === 0) {
    return (
      <EmptyState title="No skills yet">
        Add the first one with “Add Skill”, or pick some from “Suggest Skills”.
      </EmptyState>
    );
  }
  return (
    <>
      <datalist id={categoryListId}>
        {categories.map(category => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <Table
        label="Skills"
        head={
          <>
            {COLUMNS.map(column => (
              <HeaderCell key={column}>{column}</HeaderCell>
            ))}
            <HeaderCell align="end">Actions</HeaderCell>
          </>
        }
      >
        {rows.map(row =>
          row.edited ? (
            <SkillEditRow
              key={row.key}
              row={row}
              dispatch={dispatch}
              onFocus={setLastEdited}
              categoryListId={categoryListId}
            />
          ) : (
            <SkillViewRow
              key={row.key}
              row={row}
              dispatch={dispatch}
              onDelete={setRowToDelete}
              takesFocus={lastEdited === row.key}
            />
          ),
        )}
      </Table>
      <ConfirmDialog
        open={rowToDelete !== null}
        title={`Delete ${rowToDelete?.fields.name || 'Unnamed'}`}
        question="Are you sure you want to delete this skill?"
        confirmLabel="Delete skill"
        onConfirm={remove}
        onCancel={() => setRowToDelete(null)}
      />
    </>
  );
}
