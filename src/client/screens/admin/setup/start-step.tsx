import { type ReactNode, useState } from 'react';
import { contentImports, hasDemos } from '#client/extras/owner-extras';
import { describeSampleItems } from '#client/features/sample/admin/describe-sample';
import { useSampleStatus } from '#client/features/sample/admin/sample-queries';
import { MoveInPanel } from '#client/screens/admin/settings/move-in-panel';
import { useRemoveSample, useSampleReplacement } from '#client/screens/admin/settings/use-sample-replacement';
import styles from '#client/screens/admin/setup-screen.module.css';
import { QueryResult } from '#client/ui/feedback/query-result';
import { useToast } from '#client/ui/feedback/toast';
import { Button } from '#client/ui/primitives/button';

/** The texts of the choice to bring content along. Without imports, only a backup brings some. */
const MOVE_IN = contentImports
  ? {
      title: 'Import',
      text: `Start from ${contentImports.sources} or a backup.`,
      removal: 'The sample stays until you import something.',
      skip: 'Continue without import',
    }
  : {
      title: 'Restore a backup',
      text: 'Start from a backup of a site.',
      removal: 'The sample stays until you restore a backup.',
      skip: 'Continue without a backup',
    };

const useHasImported = contentImports?.useHasImported ?? (() => false);

type StartStepProps = { onDone: () => void };

/** Asks what the site begins with, once it is known what each choice removes. */
export function StartStep({ onDone }: StartStepProps) {
  return (
    <QueryResult
      query={useSampleStatus()}
      loading="Loading sample content..."
      failure="Couldn't check for sample content."
    >
      {counts => <StartChoices sample={describeSampleItems(counts)} onDone={onDone} />}
    </QueryResult>
  );
}

type StartChoicesProps = StartStepProps & {
  /** Describes the sample content on the site. Empty if there is none. */
  sample: string;
};

/** Each text says what a choice removes, and when. */
function StartChoices({ sample, onDone }: StartChoicesProps) {
  const [isClearing, setClearing] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const removeSample = useRemoveSample();
  const replaced = useSampleReplacement(sample);
  const toast = useToast();

  async function startEmpty(): Promise<void> {
    setClearing(true);
    try {
      await removeSample();
      onDone();
    } catch {
      toast.failure("Couldn't remove the sample content. Please try again.");
    } finally {
      setClearing(false);
    }
  }

  if (isImporting) {
    return (
      <ImportStep onBack={() => setImporting(false)} onDone={onDone}>
        <MoveInPanel level={2} replaced={replaced} />
      </ImportStep>
    );
  }
  return (
    <ul className="grid">
      <Option title={MOVE_IN.title} text={MOVE_IN.text} removal={sample && MOVE_IN.removal}>
        <Button disabled={isClearing} onClick={() => setImporting(true)}>
          {MOVE_IN.title}
        </Button>
      </Option>
      <Option
        title="Empty"
        text={`Start with nothing. Empty sections${hasDemos ? ' and the playground' : ''} are hidden.`}
        removal={sample && `Removes the sample now: ${sample}. Anything you entered stays.`}
      >
        <Button busy={isClearing} onClick={() => void startEmpty()}>
          Start empty
        </Button>
      </Option>
      {sample && (
        <Option
          title="Sample"
          text={`Start with ${sample} to replace with your own.`}
          removal="Removes nothing now. Your name, in the next step, removes what describes the sample's owner: words, portrait, links, facts and timeline."
        >
          <Button disabled={isClearing} onClick={onDone}>
            Keep the sample
          </Button>
        </Option>
      )}
    </ul>
  );
}

type OptionProps = {
  title: string;
  text: string;
  /** Says what the choice removes, and when. */
  removal: string;
  children: ReactNode;
};

function Option({ title, text, removal, children }: OptionProps) {
  return (
    <li className={`frame inset stack-3 ${styles.option}`}>
      <h2 className="fs-16">{title}</h2>
      <div className="stack-2">
        <p className="secondary">{text}</p>
        {removal && <p className="note">{removal}</p>}
      </div>
      {children}
    </li>
  );
}

type ImportStepProps = { onBack: () => void; onDone: () => void; children: ReactNode };

function ImportStep({ onBack, onDone, children }: ImportStepProps) {
  const hasImported = useHasImported();
  return (
    <>
      {children}
      <div className={`row ${styles.foot}`}>
        <Button onClick={onBack}>Back</Button>
        <Button variant={hasImported ? 'primary' : 'ghost'} onClick={onDone}>
          {hasImported ? 'Continue' : MOVE_IN.skip}
        </Button>
      </div>
    </>
  );
}
