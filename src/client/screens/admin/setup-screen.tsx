import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { AccountStep } from '#client/features/auth/admin/account-step';
import { useSetup, useUpdateSetup } from '#client/features/setup/admin/setup-queries';
import { StyleStep } from '#client/features/site/admin/appearance/style-step';
import { YouStep } from '#client/features/site/admin/setup-steps';
import { PageHead } from '#client/lib/head/page-head';
import { paths } from '#client/lib/paths';
import { QueryResult } from '#client/ui/feedback/query-result';
import { useToast } from '#client/ui/feedback/toast';
import { Button } from '#client/ui/primitives/button';
import { SETUP_STEPS, type Setup, type SetupStep } from '#shared/contract/setup';
import { ReadyStep } from './setup/ready-step';
import { SetupScale } from './setup/setup-scale';
import { StartStep } from './setup/start-step';
import styles from './setup-screen.module.css';

const STEP_LABELS: Record<SetupStep, string> = {
  start: 'Start',
  you: 'You',
  account: 'Sign-in',
  look: 'Look',
  ready: 'Ready',
};

const INTROS: Record<SetupStep, [heading: string, lede: string]> = {
  start: ['Where to start', 'You can add, replace or remove everything later.'],
  you: ['Who you are', 'Shown at the top of the home page and in the footer. Settings has the rest.'],
  account: ['How you sign in', 'Only you see this. Visitors write to you through the contact form.'],
  look: [
    'Choose a look',
    'Start with a style, one color and a layout. Fonts, logo and more are under Settings > Appearance.',
  ],
  ready: ['Your site is ready', 'The dashboard lists what is left to do.'],
};

/** Shows the setup in short steps. Continue saves a step, and each can be skipped or finished later. */
export function SetupScreen() {
  return (
    <div className={`wrap stack admin-page ${styles.layout}`}>
      <PageHead title="Set up your site" isIndexed={false} />
      <QueryResult
        query={useSetup()}
        loading="Loading setup..."
        failure="Couldn't load the setup. Please try again."
      >
        {setup => <Steps setup={setup} />}
      </QueryResult>
    </div>
  );
}

function Steps({ setup }: { setup: Setup }) {
  // A finished setup can be run again. It then leaves out the step that removes content.
  const [isFirst] = useState(setup.step !== null);
  const steps = SETUP_STEPS.filter(step => isFirst || step !== 'start');
  const [index, setIndex] = useState(setup.step ?? 0);
  const headingRef = useHeadingFocus(index);
  const { remember, finish } = useProgress();
  const name = steps[index] ?? 'ready';
  const [heading, lede] = INTROS[name];
  const go = (to: number) => {
    setIndex(to);
    // Only progress is stored, so going back loses none and a finished setup stays finished.
    if (setup.step === null) return;
    if (steps[to] === 'ready') remember(null);
    else if (to > setup.step) remember(to);
  };
  const next = () => go(index + 1);
  const step = {
    footer: (state: StepState) => (
      <StepFooter {...state} onBack={index > 0 ? () => go(index - 1) : null} onDone={next} />
    ),
    sample: isFirst ? setup.sample.settings : null,
  };
  return (
    <>
      <header className={styles.head}>
        <SetupScale labels={steps.map(each => STEP_LABELS[each])} current={index} onChoose={go} />
        {name !== 'ready' && (
          <Button variant="ghost" onClick={() => void finish()}>
            {isFirst ? 'Skip setup' : 'Close setup'}
          </Button>
        )}
      </header>
      <div className="stack-3">
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {heading}
        </h1>
        <p className="lede">{lede}</p>
      </div>
      {name === 'start' && <StartStep onDone={next} />}
      {name === 'you' && <YouStep {...step} />}
      {name === 'account' && (
        <AccountStep isInitial={!(setup.hasOwnEmail && setup.hasOwnPassword)} {...step} />
      )}
      {name === 'look' && <StyleStep {...step} />}
      {name === 'ready' && <ReadyStep />}
    </>
  );
}

type StepState = { isSaving: boolean; save: () => Promise<boolean> };
type StepFooterProps = StepState & { onBack: (() => void) | null; onDone: () => void };

function StepFooter({ isSaving, save, onBack, onDone }: StepFooterProps) {
  return (
    <div className={`row ${styles.foot}`}>
      {onBack && <Button onClick={onBack}>Back</Button>}
      <Button variant="ghost" onClick={onDone}>
        Skip this step
      </Button>
      <Button
        variant="primary"
        busy={isSaving}
        onClick={async () => {
          if (await save()) onDone();
        }}
      >
        Continue
      </Button>
    </div>
  );
}

function useProgress() {
  const { mutateAsync: update } = useUpdateSetup();
  const [, navigate] = useLocation();
  const toast = useToast();
  return {
    /** A failure is ignored, because the next visit just starts a step earlier. */
    remember: (step: number | null) => void update({ step }).catch(() => {}),
    finish: async () => {
      try {
        await update({ step: null });
        navigate(paths.dashboard);
      } catch {
        toast.failure("Couldn't save this step. Please try again.");
      }
    },
  };
}

/** Moves focus to the heading of a new step, so that screen readers announce it like a new page. */
function useHeadingFocus(index: number) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    window.scrollTo({ top: 0, behavior: 'instant' });
    ref.current?.focus({ preventScroll: true });
  }, [index]);
  return ref;
}
