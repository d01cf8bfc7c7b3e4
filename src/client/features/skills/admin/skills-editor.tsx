import { useDeferredValue, useReducer, useState } from 'react';
import type { VersionedSkills } from '../../../../shared/contract/skill';
import { ConflictDialog } from '../../../editing/conflict-dialog';
import { LeaveDialog } from '../../../editing/leave-dialog';
import { useLeaveGuard } from '../../../editing/leave-guard';
import { clearPersistedEdits, readPersistedEdits, usePersistEdits } from '../../../editing/persisted-edits';
import { RestoredNotice } from '../../../editing/restored-notice';
import { SaveBar } from '../../../editing/save-bar';
import { useSaveShortcut } from '../../../editing/use-save-shortcut';
import { SearchInput } from '../../../ui/forms/field';
import { Icon } from '../../../ui/icons/icon';
import { Panel, Toolbar } from '../../../ui/layout/panel';
import { Button } from '../../../ui/primitives/button';
import { newRowKey } from './new-row-key';
import { skillDifferences } from './skill-differences';
import { SkillRows } from './skill-rows';
import { SkillSortButtons } from './skill-sort-buttons';
import { SkillSuggestions } from './skill-suggestions';
import { changeDraft, countChanges, draftOfSkills, isSkillsDraft, KEPT_SKILLS } from './skills-draft';
import styles from './skills-editor.module.css';
import { DEFAULT_SKILL_SORT, shownSkills } from './sort-skills';
import { useSkillsSave } from './use-skills-save';

/** Edits a working copy of the whole list: nothing is stored before Save Changes (rule 7.3). */
export function SkillsEditor({ loaded }: { loaded: VersionedSkills }) {
  const [restored] = useState(() => readPersistedEdits(KEPT_SKILLS, isSkillsDraft));
  const [isRestored, setRestored] = useState(restored !== null);
  const [draft, dispatch] = useReducer(changeDraft, restored ?? draftOfSkills(loaded));
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState(DEFAULT_SKILL_SORT);
  const changes = countChanges(draft);
  const isChanged = changes > 0;
  const { save, isSaving, newer, forgetNewer } = useSkillsSave(
    draft,
    (list, sent) => {
      setRestored(false);
      dispatch({ type: 'saved', list, sent: sent.rows });
    },
    ({ key, edited }) => {
      if (!edited) dispatch({ type: 'edit', key });
    },
  );
  const leaving = useLeaveGuard(isChanged, () => clearPersistedEdits(KEPT_SKILLS));
  usePersistEdits(KEPT_SKILLS, isChanged ? draft : null);
  useSaveShortcut(() => {
    if (isChanged) save();
  });
  const wanted = useDeferredValue(search);
  const categories = [...new Set(draft.rows.map(({ fields }) => fields.category))].filter(
    name => name !== '',
  );

  function startFrom(list: VersionedSkills): void {
    forgetNewer();
    setRestored(false);
    dispatch({ type: 'start', draft: draftOfSkills(list) });
  }

  return (
    <>
      <header className={styles.head}>
        <h1>Skills Editor</h1>
        <SkillSuggestions draft={draft} dispatch={dispatch} />
        <Button onClick={() => dispatch({ type: 'add', key: newRowKey() })}>
          <Icon name="plus" />
          Add Skill
        </Button>
      </header>
      {isRestored && <RestoredNotice onDiscard={() => startFrom(loaded)} />}
      <Panel padded={false}>
        <Toolbar>
          <SearchInput
            label="Search skills"
            placeholder="Search skills..."
            className={styles.search}
            value={search}
            onChange={event => setSearch(event.target.value)}
          />
          <span role="status" className={`num ${styles.count}`}>
            {draft.rows.length} {draft.rows.length === 1 ? 'skill' : 'skills'}
          </span>
          <SkillSortButtons sort={sort} onSortChange={setSort} />
        </Toolbar>
        <SkillRows
          rows={shownSkills(draft.rows, wanted, sort)}
          isSearch={wanted.trim() !== ''}
          categories={categories}
          dispatch={dispatch}
        />
      </Panel>
      <SaveBar
        noun="skill"
        count={changes}
        isSaving={isSaving}
        onSave={() => save()}
        onDiscard={() => startFrom({ version: draft.version, skills: draft.saved })}
      />
      <ConflictDialog
        open={newer !== null}
        subject="list of skills"
        differences={newer ? skillDifferences(draft, newer.skills) : []}
        onKeepMine={() => save(newer?.version)}
        onTakeTheirs={() => newer && startFrom(newer)}
        onClose={forgetNewer}
      />
      <LeaveDialog {...leaving} />
    </>
  );
}
