import { type ReactNode, useState } from 'react';
import type { MenuAction } from '#client/ui/overlays/action-menu';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog';
import { formatDateTime } from '#client/ui/primitives/date-time';
import { type PlanState, type PublishingPlan, planState } from './publishing-plan';
import { ScheduleDialog } from './schedule-dialog';

export type PublishingActions = {
  edit: { base: { fields: { publishing: PublishingPlan } }; isSaving: boolean; isDirty: boolean };
  onPlan: (plan: PublishingPlan) => void;
  onSaveDraft: () => void;
  /** Reverts to the published version. */
  onDiscardPending: () => void;
};

export type PublishingControls = ReturnType<typeof usePublishing>;

/** Returns the publishing state of an item, the label of its Publish button, and the other actions. */
export function usePublishing({ edit, onPlan, onSaveDraft, onDiscardPending }: PublishingActions) {
  const { isSaving, isDirty, base } = edit;
  const { publishing } = base.fields;
  const state = planState(publishing);
  const [dialog, setDialog] = useState<'schedule' | 'discard' | null>(null);
  const toPlan = (label: string, hint: string, plan: PublishingPlan): MenuAction => ({
    label,
    hint,
    disabled: isSaving,
    onChoose: () => onPlan(plan),
  });
  const schedule = (label: string): MenuAction => ({
    label,
    hint: 'Visitors see it from a time that you choose.',
    disabled: isSaving,
    onChoose: () => setDialog('schedule'),
  });
  const unpublish = toPlan('Unpublish', 'Only you can see it then.', 'draft');
  const saveDraft: MenuAction = {
    label: 'Save draft',
    hint: 'Visitors still see the published version.',
    disabled: !isDirty || isSaving,
    onChoose: onSaveDraft,
  };
  const discard: MenuAction = {
    label: 'Discard unpublished changes',
    disabled: isSaving,
    onChoose: () => setDialog('discard'),
  };
  const scheduling: Record<PlanState, MenuAction[]> = {
    draft: [schedule('Schedule')],
    scheduled: [schedule('Change time'), toPlan('Unschedule', 'It becomes a draft.', 'draft')],
    published: [],
    unpublishedChanges: [],
  };
  const others: Record<PlanState, MenuAction[]> = {
    draft: [],
    scheduled: [],
    published: [saveDraft, unpublish],
    unpublishedChanges: [saveDraft, discard, unpublish],
  };
  const dialogs: ReactNode = (
    <>
      {dialog === 'schedule' && (
        <ScheduleDialog
          planned={state === 'scheduled' ? publishing : null}
          onClose={() => setDialog(null)}
          onSchedule={onPlan}
        />
      )}
      <ConfirmDialog
        open={dialog === 'discard'}
        title="Discard unpublished changes"
        question="Discard all unpublished changes? They stay in the history."
        confirmLabel="Discard"
        cancelLabel="Keep changes"
        onCancel={() => setDialog(null)}
        onConfirm={() => {
          setDialog(null);
          onDiscardPending();
        }}
      />
    </>
  );
  return {
    state,
    publishLabel: PUBLISH_LABELS[state],
    publish: () => onPlan('published'),
    scheduling: scheduling[state],
    menu: [...scheduling[state], ...others[state]],
    dialogs,
  };
}

/** Save Changes publishes the changes of a published item. */
const PUBLISH_LABELS: Record<PlanState, string | null> = {
  draft: 'Publish',
  scheduled: 'Publish now',
  published: null,
  unpublishedChanges: null,
};

/** Says who sees an item. */
export function describeState(plan: PublishingPlan): string {
  switch (planState(plan)) {
    case 'draft':
      return 'Only you can see it.';
    case 'scheduled':
      return `Visible to visitors from ${formatDateTime(plan)}.`;
    case 'published':
      return 'Visitors see it.';
    case 'unpublishedChanges':
      return "Visitors don't see these changes yet.";
  }
}

/** Says what the save button will do. */
export function describeSaving(plan: PublishingPlan, button: string): string {
  switch (planState(plan)) {
    case 'draft':
      return `${button} keeps it a draft.`;
    case 'scheduled':
      return `${button} keeps the schedule.`;
    case 'published':
      return `${button} shows them your changes at once.`;
    case 'unpublishedChanges':
      return `${button} publishes them.`;
  }
}
