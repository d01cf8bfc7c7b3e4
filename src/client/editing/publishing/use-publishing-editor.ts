import { useLocation } from 'wouter';
import { capitalise } from '../../../shared/capitalise';
import { callFailureMessage } from '../../lib/api/call-failure';
import { useToast } from '../../ui/feedback/toast';
import { fieldNames } from '../merge';
import { saveTopic, useSave } from '../use-save';
import type { WorkingCopyView } from '../use-working-copy';
import type { SaveOutcome } from '../working-copy';
import type { Issue } from '../working-copy-state';
import { type PlanState, type PublishingPlan, planState } from './publishing-field';
import { savePlan } from './save-plan';

type Saved<Fields> = Extract<SaveOutcome<Fields>, { kind: 'saved' }>;

type PublishingEditorOptions<Fields extends { publishing: PublishingPlan }> = {
  /** What is edited: 'project'. */
  noun: string;
  /** Where visitors see it, with these fields. */
  pathOf: (fields: Fields) => string;
  /** The fields as visitors see them, with nothing held back. */
  published: () => Fields;
  /** Why it cannot be saved just now; null when it can. */
  hindrance?: () => string | null;
  /** What an issue is called where its field has no part in that; undefined for the usual words. */
  wordsOf?: (issue: Issue) => string | undefined;
  onSaved?: (outcome: Saved<Fields>) => void;
};

/** What the editor of an item that is published does with it, and how it says how that went (rules 6.12 and 17.5). */
export function usePublishingEditor<Fields extends { publishing: PublishingPlan }>(
  { copy }: WorkingCopyView<Fields>,
  options: PublishingEditorOptions<Fields>,
) {
  const { noun, pathOf, published, hindrance = () => null, wordsOf = () => undefined } = options;
  const failure = `Failed to update ${noun}`;
  const topic = saveTopic(noun);
  const toast = useToast();
  const [, navigate] = useLocation();
  const explain = (error: unknown) => `${failure}: ${callFailureMessage(error)}`;
  const saved = ({ publishing }: Fields) => savedWords(noun)[planState(publishing)];
  /** To the page as visitors see it, where they do. */
  const action = (fields: Fields) =>
    planState(fields.publishing) === 'published'
      ? { label: 'View page', onAct: () => navigate(pathOf(fields)) }
      : undefined;
  const saveAndTell = useSave(copy, { subject: noun, saved, action, explain });
  const discardAndTell = useSave(copy, { subject: noun, saved: 'Unpublished changes discarded.', explain });

  async function save(send = copy.save, onSaved = options.onSaved): Promise<void> {
    const reason = hindrance();
    if (reason !== null) {
      copy.keepEditing();
      toast.failure(reason, { topic });
      return;
    }
    const outcome = await saveAndTell(send);
    if (outcome.kind === 'saved') onSaved?.(outcome);
    if (outcome.kind === 'invalid') toast.failure(refusalText(outcome.issues), { topic });
    if (outcome.kind === 'conflict' && !copy.getState().conflict?.stored) offerNew();
  }

  function refusalText([issue]: Issue[]): string {
    const field = fieldNames(copy.definitions).find(name => name === issue?.path[0]);
    if (!issue || !field) return issue?.message ?? '';
    return wordsOf(issue) ?? `${failure}: ${copy.definitions[field].label}. ${issue.message}.`;
  }

  /** Deleted elsewhere: what was written here need not go with it. */
  function offerNew(): void {
    const asNew = { label: `Save as a new ${noun}`, onAct: () => void save(copy.overwrite) };
    toast.failure(`${failure}: ${capitalise(noun)} not found.`, { topic, action: asNew });
  }

  return {
    save,
    plan: (publishing: Fields['publishing']) => void savePlan(copy, publishing, () => save()),
    /** Back to what visitors see; the editor stays. */
    discardPending: () => {
      const fields = published();
      void savePlan(copy, fields.publishing, () => discardAndTell(), fields);
    },
  };
}

function savedWords(noun: string): Record<PlanState, string> {
  return {
    draft: 'Draft saved.',
    scheduled: `${capitalise(noun)} saved and scheduled.`,
    published: `${capitalise(noun)} updated successfully!`,
    held: 'Draft saved. Visitors still see the published version.',
  };
}
