import { type Dispatch, lazy, Suspense, useId, useMemo, useState } from 'react';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { Spinner } from '#client/ui/feedback/spinner';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog';
import { filterSuggestions, type SkillAction } from './change-skill-rows';
import { useKnownSkills } from './skill-admin-queries';
import { SkillColumns } from './skill-columns';
import { SkillEditRow } from './skill-edit-row';
import { SkillViewRow } from './skill-view-row';
import styles from './skills-editor.module.css';
import { type EditedSkill, isNew } from './skills-fields';
import { filterSkills, type SkillView } from './sort-skills';

// Loaded on demand, because it brings the drag library.
const SkillOrder = lazy(async () => ({ default: (await import('./skill-order')).SkillOrder }));

const CORE_HINT = 'Core skills come first on the home page, above the tabs with the categories.';
const OWN_ORDER_HINT =
  'Visitors see this order: core skills first, then a tab for each category, in the order of its first skill.';

type SkillRowsProps = {
  rows: readonly EditedSkill[];
  search: string;
  view: SkillView;
  dispatch: Dispatch<SkillAction>;
};

export function SkillRows({ rows, search, view, dispatch }: SkillRowsProps) {
  const [rowToDelete, setRowToDelete] = useState<EditedSkill | null>(null);
  const [lastEdited, setLastEdited] = useState<string | null>(null);
  const id = useId();
  const listIds = useMemo(
    () => ({ names: `${id}-names`, categories: `${id}-categories`, coreHint: `${id}-core` }),
    [id],
  );
  const known = useKnownSkills();
  const shown = filterSkills(rows, search, view);

  function remove(): void {
    if (rowToDelete) dispatch({ type: 'remove', key: rowToDelete.key });
    setRowToDelete(null);
  }

  if (shown.length === 0 && rows.length > 0) {
    return <EmptyState title="No skills found">No skills match your search.</EmptyState>;
  }
  if (shown.length === 0) {
    return (
      <EmptyState title="No skills yet">
        Add the first one with “Add Skill”, or pick some from “Suggest Skills”.
      </EmptyState>
    );
  }
  const editRow = (row: EditedSkill) => (
    <SkillEditRow
      key={row.key}
      row={row}
      dispatch={dispatch}
      onFocus={setLastEdited}
      onDelete={setRowToDelete}
      known={known}
      listIds={listIds}
    />
  );
  return (
    <>
      <Options id={listIds.categories} values={findCategories(rows)} />
      {rows.some(isNew) && (
        <Options id={listIds.names} values={filterSuggestions(rows, [...known.values()]).map(toName)} />
      )}
      <p id={listIds.coreHint} className={`note ${styles.hint}`}>
        {view === 'own' ? OWN_ORDER_HINT : CORE_HINT}
      </p>
      {view === 'own' ? (
        <Suspense fallback={<Spinner label="Loading..." />}>
          <SkillOrder rows={shown} dispatch={dispatch} editRow={editRow} lastEdited={lastEdited} />
        </Suspense>
      ) : (
        <SkillColumns>
          {shown.map(row =>
            row.edited ? (
              editRow(row)
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
        </SkillColumns>
      )}
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

function Options({ id, values }: { id: string; values: string[] }) {
  return (
    <datalist id={id}>
      {values.map(value => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
}

function findCategories(rows: readonly EditedSkill[]): string[] {
  return [...new Set(rows.map(({ fields }) => fields.category))].filter(name => name !== '');
}

const toName = ({ name }: { name: string }) => name;
