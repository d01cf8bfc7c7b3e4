import { type Dispatch, useState } from 'react';
import { newRowKey } from '#client/editing/rows';
import { useToast } from '#client/ui/feedback/toast';
import { IconClass } from '#client/ui/icons/icon-class';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import type { SkillSuggestion } from '#shared/contract/skill';
import { filterSuggestions, type SkillAction } from './change-skill-rows';
import { useFetchSuggestions } from './skill-admin-queries';
import styles from './skills-editor.module.css';
import type { EditedSkill } from './skills-fields';

type SkillSuggestionsProps = { rows: readonly EditedSkill[]; dispatch: Dispatch<SkillAction> };

/** Suggests skills to add. Added ones are local until the list is saved. */
export function SkillSuggestions({ rows, dispatch }: SkillSuggestionsProps) {
  const [suggestions, setSuggestions] = useState<SkillSuggestion[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const fetchSuggestions = useFetchSuggestions();
  const toast = useToast();
  const missing = suggestions ? filterSuggestions(rows, suggestions) : [];

  async function suggest(): Promise<void> {
    setBusy(true);
    try {
      setSuggestions(filterSuggestions(rows, await fetchSuggestions()));
    } catch {
      toast.failure('Failed to suggest skills. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button busy={isBusy} onClick={() => void suggest()}>
        Suggest Skills
      </Button>
      <Dialog
        open={suggestions !== null}
        onClose={() => setSuggestions(null)}
        title="Suggested skills"
        footer={
          <Button variant="primary" onClick={() => setSuggestions(null)}>
            Done
          </Button>
        }
      >
        {suggestions?.length === 0 && <p>No suggestions.</p>}
        <ul className={styles.suggestions}>
          {suggestions?.map(skill => (
            <li key={skill.name} className={`line ${styles.suggestion}`}>
              <IconClass className={skill.icon} color={skill.color} />
              <span className={`fill ${styles.suggestionName}`}>
                {skill.name}
                <span className="muted">{skill.category}</span>
              </span>
              <AddButton
                name={skill.name}
                isAdded={!missing.includes(skill)}
                onAdd={() => dispatch({ type: 'add', key: newRowKey(), fields: skill })}
              />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}

type AddButtonProps = { name: string; isAdded: boolean; onAdd: () => void };

/** Adds a suggestion. The button stays in place, so that a double click never adds the next skill too. */
function AddButton({ name, isAdded, onAdd }: AddButtonProps) {
  return (
    <Button
      size="sm"
      aria-label={isAdded ? `${name} added` : `Add ${name}`}
      aria-disabled={isAdded || undefined}
      onClick={isAdded ? undefined : onAdd}
    >
      {isAdded ? 'Added' : 'Add'}
    </Button>
  );
}
