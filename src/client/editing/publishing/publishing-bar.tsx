import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog';
import { Button } from '#client/ui/primitives/button';
import styles from './publishing-bar.module.css';
import { formatMoment, type PlanState, type PublishingPlan, planState } from './publishing-field';
import { PublishingTag } from './publishing-tag';
import { ScheduleDialog } from './schedule-dialog';

export type PublishingActions = {
  /** What is stored now. */
  plan: PublishingPlan;
  isBusy: boolean;
  /** Whether there is something to save. */
  isDirty: boolean;
  /** Saves the item with its edits, and with this plan. */
  onPlan: (plan: PublishingPlan) => void;
  /** Goes back to what visitors see. */
  onDiscardPending: () => void;
};

type PublishingBarProps = PublishingActions & {
  /** What is published, for those who hear the buttons by themselves: 'Orrery'. */
  subject: string;
  size?: 'sm' | 'md';
  /** What else is done with it. */
  children?: ReactNode;
};

/** Whether visitors see the item, and what the owner can do about that. */
export function PublishingBar({ children, subject, ...props }: PublishingBarProps) {
  const { plan } = props;
  const state = planState(plan);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend and a form
    <div role="group" aria-label={`Publishing of ${subject}`} className={`row ${styles.bar}`}>
      <p role="status" className={`row ${styles.state}`}>
        <PublishingTag state={state} />
        <span>{meaningOf(state, plan)}</span>
      </p>
      <div className={styles.actions}>
        {children}
        {state === 'published' || state === 'held' ? (
          <PublishedActions {...props} isHeld={state === 'held'} />
        ) : (
          <UnpublishedActions {...props} isScheduled={state === 'scheduled'} />
        )}
      </div>
    </div>
  );
}

type ActionsProps = PublishingActions & { size?: 'sm' | 'md' };

function PublishedActions({ isHeld, ...props }: ActionsProps & { isHeld: boolean }) {
  const { size = 'md', isBusy, isDirty, onPlan, onDiscardPending } = props;
  const [isAsking, setAsking] = useState(false);
  const canAct = { size, 'aria-disabled': isBusy || undefined };
  return (
    <>
      {isHeld && (
        <Button {...canAct} variant="ghost" onClick={() => setAsking(!isBusy)}>
          Discard Changes
        </Button>
      )}
      <Button {...canAct} onClick={isBusy ? undefined : () => onPlan('draft')}>
        Unpublish
      </Button>
      {isHeld ? (
        <Button size={size} variant="primary" busy={isBusy} onClick={() => onPlan('published')}>
          Publish Changes
        </Button>
      ) : (
        <Button size={size} disabled={!isDirty} busy={isBusy} onClick={() => onPlan('held')}>
          Save Draft
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Discard unpublished changes"
        question="Go back to what visitors see? The changes stay in the history."
        confirmLabel="Discard"
        cancelLabel="Keep"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscardPending();
        }}
      />
    </>
  );
}

function UnpublishedActions({ isScheduled, ...props }: ActionsProps & { isScheduled: boolean }) {
  const { plan, size = 'md', isBusy, onPlan } = props;
  const [isScheduling, setScheduling] = useState(false);
  const canAct = { size, 'aria-disabled': isBusy || undefined };
  return (
    <>
      {isScheduled && (
        <Button {...canAct} variant="ghost" onClick={isBusy ? undefined : () => onPlan('draft')}>
          Unschedule
        </Button>
      )}
      <Button {...canAct} onClick={() => setScheduling(true)}>
        {isScheduled ? 'Change Time' : 'Schedule'}
      </Button>
      <Button size={size} variant="primary" busy={isBusy} onClick={() => onPlan('published')}>
        {isScheduled ? 'Publish Now' : 'Publish'}
      </Button>
      <ScheduleDialog
        open={isScheduling}
        planned={isScheduled ? plan : null}
        onClose={() => setScheduling(false)}
        onSchedule={onPlan}
      />
    </>
  );
}

function meaningOf(state: PlanState, plan: PublishingPlan): string {
  switch (state) {
    case 'draft':
      return 'Only you see it.';
    case 'scheduled':
      return `Visitors see it from ${formatMoment(plan)}.`;
    case 'published':
      return 'Visitors see it.';
    case 'held':
      return 'Visitors see it without them.';
  }
}
