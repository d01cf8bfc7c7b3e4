import { type Dispatch, useState } from 'react';
import type { SkillSuggestion } from '../../../../shared/contract/skill';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { IconClass } from '../../../ui/icon-class';
import { useToast } from '../../../ui/toast';
import { newRowKey } from './new-row-key';
import { newSuggestions, type SkillAction, type SkillsDraft } from './skills-draft';
import styles from './skills-editor.module.css';
import { useFetchSuggestions } from './skills-editor-queries';

/** 'Suggest Skills': what may be missing; what is added is local until the list is saved. */
export function SkillSuggestions({
  draft,
  dispatch,
}: {
  draft: SkillsDraft;
  dispatch: Dispatch<SkillAction>;
}) {
  const [suggestions, setSuggestions] = useState<SkillSuggestion[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const fetchSuggestions = useFetchSuggestions();
  const toast = useToast();
  const shown = suggestions ? newSuggestions(draft, suggestions) : [];

  async function suggest(): Promise<void> {
    setBusy(true);
    try {
      setSuggestions(await fetchSuggestions());
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
        {shown.length === 0 && <p>There is nothing to suggest.</p>}
        <ul className={styles.suggestions}>
          {shown.map(skill => (
            <li key={skill.name} className={styles.suggestion}>
              <IconClass className={skill.icon} color={skill.color} />
              <span className={styles.suggestionName}>
                {skill.name}
                <span className="muted">{skill.category}</span>
              </span>
              <Button
                size="sm"
                aria-label={`Add ${skill.name}`}
                onClick={() => dispatch({ type: 'add', key: newRowKey(), fields: skill })}
              >
                Add
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
