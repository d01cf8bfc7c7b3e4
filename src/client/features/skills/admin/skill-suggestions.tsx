import { type Dispatch, useState } from 'react';
import { ListRow } from '#client/editing/lists/list-row';
import listRow from '#client/editing/lists/list-row.module.css';
import { newRowKey } from '#client/editing/working-copy/rows';
import { SkillIcon } from '#client/features/skills/skill-icon';
import { useToast } from '#client/ui/feedback/toast';
import { SearchInput } from '#client/ui/forms/field';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { SkillSuggestion } from '#shared/contract/skill';
import { filterSuggestions, type SkillAction } from './change-skill-rows';
import { searchSkills } from './known-skills';
import { useFetchSuggestions } from './skill-admin-queries';
import type { EditedSkill } from './skills-fields';

type SkillSuggestionsProps = { rows: readonly EditedSkill[]; dispatch: Dispatch<SkillAction> };

/** The suggestions, and all skills that a search finds. */
type Offer = { suggested: SkillSuggestion[]; all: SkillSuggestion[] };

/** Suggests skills to add. Added ones are local until the list is saved. */
export function SkillSuggestions({ rows, dispatch }: SkillSuggestionsProps) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const fetchSuggestions = useFetchSuggestions();
  const toast = useToast();

  async function suggest(): Promise<void> {
    setBusy(true);
    try {
      const { suggested, known } = await fetchSuggestions();
      const distinct = new Map([...known, ...suggested].map(skill => [skill.name, skill]));
      setOffer({
        suggested: filterSuggestions(rows, suggested),
        all: filterSuggestions(rows, [...distinct.values()]),
      });
    } catch {
      toast.failure('Failed to suggest skills. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button size="sm" busy={isBusy} onClick={() => void suggest()}>
        Suggest Skills
      </Button>
      <Dialog
        open={offer !== null}
        onClose={() => setOffer(null)}
        title="Suggested skills"
        footer={
          <Button variant="primary" onClick={() => setOffer(null)}>
            Done
          </Button>
        }
      >
        {offer && <OfferedSkills offer={offer} rows={rows} dispatch={dispatch} />}
      </Dialog>
    </>
  );
}

function OfferedSkills({ offer, rows, dispatch }: SkillSuggestionsProps & { offer: Offer }) {
  const [search, setSearch] = useState('');
  const shown = search.trim() === '' ? offer.suggested : searchSkills(offer.all, search);
  const missing = filterSuggestions(rows, shown);
  return (
    <div className="stack-3">
      <SearchInput
        label="Search suggestions"
        placeholder="Search suggestions..."
        value={search}
        onChange={event => setSearch(event.target.value)}
      />
      <p role="status" className={shown.length > 0 ? 'visually-hidden' : undefined}>
        {describeCount(shown.length, search)}
      </p>
      <ul>
        {shown.map(skill => (
          <li key={skill.name} className={listRow.item}>
            <ListRow
              lead={<SkillIcon skill={skill} />}
              name={skill.name}
              note={skill.category}
              tools={
                <AddButton
                  name={skill.name}
                  isAdded={!missing.includes(skill)}
                  onAdd={() => dispatch({ type: 'add', key: newRowKey(), fields: skill })}
                />
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function describeCount(count: number, search: string): string {
  if (count > 0) return formatQuantity(count, 'suggestion');
  if (search.trim() === '') return 'No suggestions.';
  return 'No suggestions match your search. Use “Add Skill” for other skills.';
}

type AddButtonProps = { name: string; isAdded: boolean; onAdd: () => void };

/** Adds a suggestion. The button stays in place, so that a double click never adds the next skill too. */
function AddButton({ name, isAdded, onAdd }: AddButtonProps) {
  return (
    <Button
      size="sm"
      aria-label={isAdded ? `${name} added` : `Add ${name}`}
      aria-disabled={isAdded}
      onClick={onAdd}
    >
      {isAdded ? 'Added' : 'Add'}
    </Button>
  );
}
