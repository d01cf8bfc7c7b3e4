import { type ReactNode, useState } from 'react';
import type { PublishingState } from '../../../shared/publishing';
import { Button } from '../../ui/primitives/button';
import styles from './publishing-bar.module.css';
import { formatMoment, type PublishingPlan, planState } from './publishing-field';
import { PublishingTag } from './publishing-tag';
import { ScheduleDialog } from './schedule-dialog';

export type PublishingActions = {
  /** What is stored now. */
  plan: PublishingPlan;
  isBusy: boolean;
  /** Saves the item with its edits, and with this plan. */
  onPlan: (plan: PublishingPlan) => void;
};

type PublishingBarProps = PublishingActions & {
  /** What is published, for those who hear the buttons by themselves: 'Orrery'. */
  subject: string;
  size?: 'sm' | 'md';
  /** What else is done with it. */
  children?: ReactNode;
};

/** Whether visitors see the item, and what the owner can do about that. */
export function PublishingBar({ plan, isBusy, onPlan, subject, size = 'md', children }: PublishingBarProps) {
  const [isScheduling, setScheduling] = useState(false);
  const state = planState(plan);
  const act = (next: PublishingPlan) => () => onPlan(next);
  const more = { size, 'aria-disabled': isBusy || undefined };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend and a form
    <div role="group" aria-label={`Publishing of ${subject}`} className={styles.bar}>
      <p role="status" className={styles.state}>
        <PublishingTag state={state} />
        <span>{meaningOf(state, plan)}</span>
      </p>
      <div className={styles.actions}>
        {children}
        {state === 'published' ? (
          <Button {...more} onClick={isBusy ? undefined : act('draft')}>
            Unpublish
          </Button>
        ) : (
          <>
            {state === 'scheduled' && (
              <Button {...more} variant="ghost" onClick={isBusy ? undefined : act('draft')}>
                Unschedule
              </Button>
            )}
            <Button {...more} onClick={() => setScheduling(true)}>
              {state === 'scheduled' ? 'Change Time' : 'Schedule'}
            </Button>
            <Button size={size} variant="primary" busy={isBusy} onClick={act('published')}>
              {state === 'scheduled' ? 'Publish Now' : 'Publish'}
            </Button>
          </>
        )}
      </div>
      <ScheduleDialog
        open={isScheduling}
        planned={state === 'scheduled' ? plan : null}
        onClose={() => setScheduling(false)}
        onSchedule={onPlan}
      />
    </div>
  );
}

function meaningOf(state: PublishingState, plan: PublishingPlan): string {
  if (state === 'draft') return 'Only you see it.';
  return state === 'scheduled' ? `Visitors see it from ${formatMoment(plan)}.` : 'Visitors see it.';
}
