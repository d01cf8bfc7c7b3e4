import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { describeSample } from '#client/features/sample/admin/sample-panel';
import { useClearSample, useSampleStatus } from '#client/features/sample/admin/sample-queries';
import { useHidePlayground } from '#client/features/site/admin/site-admin-queries';
import { settingsPath } from '#client/lib/owner-paths';
import { useToast } from '#client/ui/feedback/toast';
import { Button } from '#client/ui/primitives/button';
import styles from '../setup-screen.module.css';

type Start = 'sample' | 'empty';

type StartStepProps = { back: ReactNode; onDone: () => Promise<void> };

export function StartStep({ back, onDone }: StartStepProps) {
  const [start, choose] = useState<Start>('sample');
  const [isBusy, setBusy] = useState(false);
  const { mutateAsync: clear } = useClearSample();
  const hidePlayground = useHidePlayground();
  const toast = useToast();

  async function finish(): Promise<void> {
    setBusy(true);
    try {
      if (start === 'empty') {
        await clear();
        await hidePlayground();
      }
      await onDone();
    } catch {
      toast.failure("Couldn't remove the sample content. Please try again.");
    }
    setBusy(false);
  }

  return (
    <>
      <fieldset className={`stack-3 ${styles.options}`}>
        <legend className="visually-hidden">Start from</legend>
        <Option value="sample" chosen={start} onChoose={choose} title="Sample">
          <SampleSize /> to replace with your own. The dashboard lists what still contains sample content.
        </Option>
        <Option value="empty" chosen={start} onChoose={choose} title="Empty">
          Removes all remaining sample content; anything you entered is kept. Empty sections and the
          playground are hidden.
        </Option>
      </fieldset>
      <p className="note">
        Moving from another site? <Link href={settingsPath('data')}>Import your projects and resume</Link>{' '}
        under Settings &gt; Data, now or later.
      </p>
      <div className={`row ${styles.foot}`}>
        {back}
        <Button variant="primary" busy={isBusy} onClick={() => void finish()}>
          Finish setup
        </Button>
      </div>
    </>
  );
}

function SampleSize() {
  const { data } = useSampleStatus();
  if (!data) return 'Projects and skills';
  const { projects, skills } = data;
  return describeSample({ projects, skills }) || 'No sample content is left';
}

type OptionProps = {
  value: Start;
  chosen: Start;
  onChoose: (value: Start) => void;
  title: string;
  children: ReactNode;
};

function Option({ value, chosen, onChoose, title, children }: OptionProps) {
  const noteId = useId();
  return (
    <label className={styles.option}>
      <input
        type="radio"
        name="start"
        value={value}
        checked={chosen === value}
        aria-describedby={noteId}
        onChange={() => onChoose(value)}
      />
      <strong>{title}</strong>
      <span id={noteId} className="note">
        {children}
      </span>
    </label>
  );
}
