import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#client/ui/overlays/confirm-dialog';
import { Button } from '#client/ui/primitives/button';
import styles from './publishing-bar.module.css';
import { formatMoment, type PlanState, type PublishingPlan, planState } from './publishing-field';
import { PublishingTag } from './publishing-tag';
import { ScheduleDialog } from './schedule-dialog';

type PublishingActions = {
  plan: PublishingPlan;
  isBusy: boolean;
  isDirty: boolean;
  onPlan: (plan: PublishingPlan) => void;
  /** Reverts to the published version. */
  onDiscardPending: () => void;
  size?: 'sm' | 'md';
};

type PublishingBarProps = PublishingActions & {
  /** Names the item for screen readers: 'Orrery'. */
  subject: string;
  children?: ReactNode;
};

export function PublishingBar({ children, subject, ...props }: PublishingBarProps) {
  const { plan } = props;
  const state = planState(plan);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend and a form
    <div role="group" aria-label={`Publishing status: ${subject}`} className={`row ${styles.bar}`}>
      <p role="status" className={`row ${styles.state}`}>
        <PublishingTag state={state} />
        <span>{describeState(state, plan)}</span>
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

function PublishedActions({ isHeld, ...props }: PublishingActions & { isHeld: boolean }) {
  const { size = 'md', isBusy, isDirty, onPlan, onDiscardPending } = props;
  const [isAsking, setAsking] = useState(false);
  const canAct = { size, 'aria-disabled': isBusy || undefined };
  return (
    <>
      {isHeld && (
        <Button {...canAct} variant="ghost" onClick={() => setAsking(!isBusy)}>
          Discard changes
        </Button>
      )}
      <Button {...canAct} onClick={isBusy ? undefined : () => onPlan('draft')}>
        Unpublish
      </Button>
      {isHeld ? (
        <Button size={size} variant="primary" busy={isBusy} onClick={() => onPlan('published')}>
          Publish changes
        </Button>
      ) : (
        <Button size={size} disabled={!isDirty} busy={isBusy} onClick={() => onPlan('held')}>
          Save Draft
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Discard unpublished changes"
        question="Discard all unpublished changes? They stay in the history."
        confirmLabel="Discard"
        cancelLabel="Keep changes"
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onDiscardPending();
        }}
      />
    </>
  );
}

function UnpublishedActions({ isScheduled, ...props }: PublishingActions & { isScheduled: boolean }) {
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
        {isScheduled ? 'Change time' : 'Schedule'}
      </Button>
      <Button size={size} variant="primary" busy={isBusy} onClick={() => onPlan('published')}>
        {isScheduled ? 'Publish now' : 'Publish'}
      </Button>
      {isScheduling && (
        <ScheduleDialog
          planned={isScheduled ? plan : null}
          onClose={() => setScheduling(false)}
          onSchedule={onPlan}
        />
      )}
    </>
  );
}

function describeState(state: PlanState, plan: PublishingPlan): string {
  switch (state) {
    case 'draft':
      return 'Only you can see it.';
    case 'scheduled':
      return `Visitors can see it from ${formatMoment(plan)}.`;
    case 'published':
      return 'Visitors can see it.';
    case 'held':
      return "Visitors don't see these changes yet.";
  }
}
