import { useState } from 'react';
import type { VersionedSkills } from '../../../../shared/contract/skill';
import { persistEdits } from '../../../editing/persisted-edits';
import { explainCallFailure } from '../../../lib/api/call-failure';
import { errorCode } from '../../../lib/api/error-code';
import { useToast } from '../../../ui/feedback/toast';
import { refusedSkill } from './refused-skill';
import { KEPT_SKILLS, type SkillRow, type SkillsDraft, skillsToSave } from './skills-draft';
import { useFetchSkills, useSaveSkills } from './skills-editor-queries';

const topic = 'skills save';

/** Saves the whole list and says how it went (rule 5.5). A newer list on the server is shown before anything is lost. */
export function useSkillsSave(
  draft: SkillsDraft,
  onSaved: (saved: VersionedSkills, sent: SkillsDraft) => void,
  onRefused: (row: SkillRow) => void,
) {
  const { mutate, isPending } = useSaveSkills();
  const fetchSkills = useFetchSkills();
  const toast = useToast();
  const [newer, setNewer] = useState<VersionedSkills | null>(null);

  function save(expectedVersion = draft.version): void {
    if (isPending) return;
    setNewer(null);
    // An answer of 401 leads to the sign-in: the changes must be kept by then.
    persistEdits(KEPT_SKILLS, draft);
    mutate(
      { skills: skillsToSave(draft), expectedVersion },
      {
        onSuccess: saved => {
          onSaved(saved, draft);
          toast.success('Skills saved successfully!', { topic });
        },
        onError: error => void report(error),
      },
    );
  }

  async function report(error: unknown): Promise<void> {
    const code = errorCode(error);
    // The session layer has led to the sign-in by then; the draft is kept.
    if (code === 'UNAUTHORIZED') return;
    if (code === 'CONFLICT') {
      // Two equal names are a conflict too: then the list is still the one that the draft began with.
      const stored = await fetchSkills().catch(() => null);
      if (stored && stored.version !== draft.version) {
        setNewer(stored);
        return;
      }
    }
    const refused = refusedSkill(error, draft);
    if (refused) onRefused(refused.row);
    const words = [explainCallFailure(error), refused?.words].filter(part => part !== undefined).join('. ');
    toast.failure(`Failed to save skills. ${words}`, { topic });
  }

  return { save, isSaving: isPending, newer, forgetNewer: () => setNewer(null) };
}
