import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSetup, useUpdateSetup } from '#client/features/setup/admin/setup-queries';
import { StyleStep } from '#client/features/site/admin/appearance/style-step';
import type { SetupFormProps } from '#client/features/site/admin/setup-form';
import { InterestsStep, LinksStep, YouStep } from '#client/features/site/admin/setup-steps';
import { PageHead } from '#client/lib/head/page-head';
import { paths } from '#client/lib/paths';
import { useSite } from '#client/lib/site-queries';
import { QueryResult } from '#client/ui/feedback/query-result';
import { useToast } from '#client/ui/feedback/toast';
import { Button } from '#client/ui/primitives/button';
import { SETUP_STEPS, type Setup } from '#shared/contract/setup';
import { SetupScale } from './setup/setup-scale';
import { StartStep } from './setup/start-step';
import styles from './setup-screen.module.css';

type StepName = (typeof SETUP_STEPS)[number];

const STEP_LABELS: Record<StepName, string> = {
  you: 'You',
  links: 'Links',
  interests: 'Interests',
  style: 'Style',
  start: 'Start',
};

const INTROS: Record<StepName, [heading: string, lede: string]> = {
  you: ['Who you are', 'Shown at the top of the home page. You can change everything later.'],
  links: ['Where to find you', 'Links appear in the footer. Empty fields are hidden.'],
  interests: ['What you do', 'Choose up to 8. Each becomes a layer of the drawing on your home page.'],
  style: [
    'Choose a style',
    'Start with a style and one color. Fonts, logo and more are under Settings > Appearance.',
  ],
  start: ['Where to start', 'You can add, replace or remove everything later.'],
};

const FORMS: Record<Exclude<StepName, 'start'>, ComponentType<SetupFormProps>> = {
  you: YouStep,
  links: LinksStep,
  interests: InterestsStep,
  style: StyleStep,
};

/** The setup in five short steps. Continue saves a step; each can be skipped or finished later. */
export function SetupScreen() {
  const { ownerName } = useSite();
  return (
    <div className={`wrap ${styles.layout}`}>
      <PageHead title={`Set up your site | ${ownerName}`} isIndexed={false} />
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
  const [index, setIndex] = useState(setup.step ?? 0);
  const headingRef = useHeadingFocus(index);
  const { remember, finish } = useProgress();
  const name = SETUP_STEPS[index] ?? 'start';
  const [heading, lede] = INTROS[name];
  const go = (to: number) => {
    setIndex(to);
    // Only progress is stored: going back loses none, and a finished setup stays finished.
    if (setup.step !== null && to > setup.step) remember(to);
  };
  const back = index > 0 && <Button onClick={() => go(index - 1)}>Back</Button>;
  return (
    <>
      <header className={styles.head}>
        <SetupScale labels={SETUP_STEPS.map(step => STEP_LABELS[step])} current={index} onChoose={go} />
        <Button variant="ghost" onClick={() => void finish()}>
          Skip setup
        </Button>
      </header>
      <div className="stack-3">
        <h1 ref={headingRef} tabIndex={-1} className={styles.title}>
          {heading}
        </h1>
        <p className="lede">{lede}</p>
      </div>
      {name === 'start' ? (
        <StartStep back={back} onDone={finish} />
      ) : (
        <FormStep
          key={name}
          name={name}
          sample={setup.sample.settings}
          back={back}
          onDone={() => go(index + 1)}
        />
      )}
    </>
  );
}

type FormStepProps = {
  name: Exclude<StepName, 'start'>;
  sample: readonly string[];
  back: ReactNode;
  onDone: () => void;
};

function FormStep({ name, sample, back, onDone }: FormStepProps) {
  const Form = FORMS[name];
  return (
    <Form
      sample={sample}
      footer={({ isSaving, save }) => (
        <div className={`row ${styles.foot}`}>
          {back}
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
      )}
    />
  );
}

function useProgress() {
  const { mutateAsync: update } = useUpdateSetup();
  const [, navigate] = useLocation();
  const toast = useToast();
  return {
    /** Ignores failures: the next visit just starts a step earlier. */
    remember: (step: number) => void update({ step }).catch(() => {}),
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
