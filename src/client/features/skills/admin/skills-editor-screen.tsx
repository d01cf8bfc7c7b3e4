import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { AdminHeading, AdminScreen } from '#client/editing/admin-screen';
import { EditorFrame } from '#client/editing/frame/editor-frame';
import { WholeSaveBar } from '#client/editing/frame/save-bar';
import { useEditorOpen } from '#client/editing/frame/use-editor-open';
import type { HistorySubject } from '#client/editing/history/history-subject';
import { useRefetchKind } from '#client/editing/owner-kind/content-queries';
import { useEditor } from '#client/editing/use-editor';
import { newRowKey } from '#client/editing/working-copy/rows';
import type { SaveOutcome } from '#client/editing/working-copy/working-copy';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { PendingQuery } from '#client/ui/feedback/query-result';
import { useToast } from '#client/ui/feedback/toast';
import { SearchInput } from '#client/ui/forms/field';
import { Panel, Toolbar } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { SkillList } from '#shared/contract/skill';
import { changeSkillRows, type SkillAction } from './change-skill-rows';
import { useSkillsStore, useSkillsToEdit } from './skill-admin-queries';
import { SkillRows } from './skill-rows';
import { SkillSuggestions } from './skill-suggestions';
import styles from './skills-editor.module.css';
import {
  adoptSaved,
  findIncompleteSkills,
  isIncomplete,
  SKILLS_FIELDS,
  type SkillsFields,
  storedSkills,
  withoutBlankRows,
} from './skills-fields';
import { SortButtons } from './sort-buttons';
import { DEFAULT_SKILL_SORT, type SkillView } from './sort-skills';

const TITLE = 'Skills Editor';

export function SkillsEditorScreen() {
  return (
    <AdminScreen title={TITLE}>
      <LoadedEditor />
    </AdminScreen>
  );
}

function LoadedEditor() {
  const query = useSkillsToEdit();
  const isOpen = useEditorOpen(query.isSuccess && query.isFetchedAfterMount);
  if (query.data && isOpen) return <SkillsEditor loaded={query.data} />;
  return (
    <>
      <AdminHeading title={TITLE} />
      <PendingQuery
        query={query}
        loading="Loading skills..."
        failure="Failed to load skills. Please try again later."
      />
    </>
  );
}

/** Edits a working copy of the whole list. Only Save Changes stores it. */
function SkillsEditor({ loaded }: { loaded: SkillList }) {
  const { skills, dispatch } = useSkillsEditor(loaded);
  const { rows } = skills.fields;
  const [search, setSearch] = useState('');
  const [view, setView] = useState<SkillView>(DEFAULT_SKILL_SORT);
  const deferredSearch = useDeferredValue(search);
  const refetch = useRefetchKind('skills');
  const history: HistorySubject = { itemId: 'skills', labels: {}, onRestored: refetch };

  return (
    <>
      <AdminHeading title={TITLE}>
        <SkillSuggestions rows={rows} dispatch={dispatch} />
        <Button
          variant="primary"
          size="sm"
          icon="plus"
          onClick={() => dispatch({ type: 'add', key: newRowKey() })}
        >
          Add Skill
        </Button>
      </AdminHeading>
      <EditorFrame
        edit={skills}
        name={TITLE}
        subject="list of skills"
        bar={
          <WholeSaveBar
            edit={skills}
            noun="skill"
            isPartOpen={rows.some(({ edited }) => edited)}
            history={history}
          />
        }
      >
        <Panel padded={false}>
          <Toolbar>
            <SearchInput
              compact
              label="Search skills"
              placeholder="Search skills..."
              className={styles.search}
              value={search}
              onChange={event => setSearch(event.target.value)}
            />
            <span role="status" className="num note">
              {formatQuantity(withoutBlankRows(skills.fields).rows.length, 'skill')}
            </span>
            <SortButtons view={view} onViewChange={setView} />
          </Toolbar>
          <SkillRows rows={rows} search={deferredSearch} view={view} dispatch={dispatch} />
        </Panel>
      </EditorFrame>
    </>
  );
}

function useSkillsEditor(loaded: SkillList) {
  const skills = useEditor({
    name: 'skills',
    definitions: SKILLS_FIELDS,
    stored: useMemo(() => storedSkills(loaded), [loaded]),
    adoptSaved,
    validate: findIncompleteSkills,
    normalize: withoutBlankRows,
    ...useSkillsStore(),
    subject: 'list of skills',
    saved: () => 'Skills saved successfully!',
    explain: explainFailure,
  });
  const { copy } = skills;
  const toast = useToast();
  const dispatch = useCallback(
    (action: SkillAction) => copy.change({ rows: changeSkillRows(copy.getState().fields.rows, action) }),
    [copy],
  );

  /** Incomplete open edits are marked. The others count as confirmed. */
  async function markIncomplete(saving: Promise<SaveOutcome<SkillsFields>>): Promise<void> {
    if ((await saving).kind !== 'invalid') return;
    for (const { key } of skills.fields.rows.filter(isIncomplete)) dispatch({ type: 'confirm', key });
    toast.failure("Couldn't save the skills. Enter a name and a category for each.");
  }

  /** Opens the first skill that the server rejected, and names it. */
  function explainFailure(error: unknown): string {
    const [issue] = copy.getState().issues;
    const [, index, column] = issue?.path ?? [];
    const row = issue?.sent.rows[Number(index)];
    if (!issue || !row) return `Failed to save skills. ${explainCallFailure(error)}`;
    dispatch({ type: 'edit', key: row.key });
    const { name } = row.edited ?? row.fields;
    return `Failed to save skills. ${explainCallFailure(error)}. ${name || 'Unnamed'}, ${column}: ${issue.message}`;
  }

  const { save, overwrite } = skills;
  return {
    skills: {
      ...skills,
      save: () => markIncomplete(save()),
      overwrite: () => markIncomplete(overwrite()),
    },
    dispatch,
  };
}
