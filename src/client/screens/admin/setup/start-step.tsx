import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { ImportPanel } from '#client/features/imports/admin/import-panel';
import { describeSample } from '#client/features/sample/admin/sample-panel';
import { useClearSample, useSampleStatus } from '#client/features/sample/admin/sample-queries';
import { useHidePlayground } from '#client/features/site/admin/site-admin-queries';
import { settingsPath } from '#client/lib/owner-paths';
import styles from '#client/screens/admin/setup-screen.module.css';
import { useToast } from '#client/ui/feedback/toast';
import { Button } from '#client/ui/primitives/button';

type Start = 'import' | 'empty' | 'sample';

/** Asks what the site begins with. Each choice acts at once, and its text says what it removes. */
export function StartStep({ onDone }: { onDone: () => void }) {
  const { data: counts } = useSampleStatus();
  const sample = counts && describeSample({ ...counts, uploads: 0, categories: 0 });
  const [chosen, choose] = useState<Start | null>(null);
  const [isImporting, setImporting] = useState(false);
  const begin = useBegin();

  async function start(choice: Start): Promise<void> {
    choose(choice);
    const isDone = choice === 'sample' || (await begin());
    choose(null);
    if (!isDone) return;
    if (choice === 'import') setImporting(true);
    else onDone();
  }

  if (isImporting) return <ImportStep onBack={() => setImporting(false)} onDone={onDone} />;
  const removal = sample ? `Removes the sample: ${sample}. Anything you entered stays.` : '';
  const getButton = (choice: Start, label: string) => (
    <Button busy={chosen === choice} disabled={chosen !== null} onClick={() => void start(choice)}>
      {label}
    </Button>
  );
  return (
    <ul className={`stack-4 ${styles.options}`}>
      <Option
        title="Import"
        action={getButton('import', 'Import')}
        text={`Start from a resume.json, GitHub, Markdown or a backup. ${removal}`}
      />
      <Option
        title="Empty"
        action={getButton('empty', 'Start empty')}
        text={`Start with nothing. ${removal} Empty sections and the playground are hidden.`}
      />
      {sample && (
        <Option
          title="Sample"
          action={getButton('sample', 'Keep the sample')}
          text={`Start with ${sample} to replace with your own. Removes nothing now. Your name, in the next step, removes what describes the sample's owner: words, portrait, links, facts and timeline.`}
        />
      )}
    </ul>
  );
}

type OptionProps = { title: string; text: string; action: ReactNode };

function Option({ title, text, action }: OptionProps) {
  return (
    <li className={`frame stack-3 ${styles.option}`}>
      <h2 className="fs-16">{title}</h2>
      <p className="note">{text}</p>
      {action}
    </li>
  );
}

/** Empties the site of sample content, and hides the playground, which is sample content too. */
function useBegin(): () => Promise<boolean> {
  const { mutateAsync: clear } = useClearSample();
  const hidePlayground = useHidePlayground();
  const toast = useToast();
  return async () => {
    try {
      await clear();
      await hidePlayground();
      return true;
    } catch {
      toast.failure("Couldn't remove the sample content. Please try again.");
      return false;
    }
  };
}

function ImportStep({ onBack, onDone }: { onBack: () => void; onDone: () => void }) {
  return (
    <>
      <ImportPanel />
      <p className="note">
        You have a backup? <Link href={`${settingsPath('data')}#backup`}>Restore it</Link> under Settings &gt;
        Data. It replaces the whole site.
      </p>
      <div className={`row ${styles.foot}`}>
        <Button onClick={onBack}>Back</Button>
        <Button variant="primary" onClick={onDone}>
          Continue
        </Button>
      </div>
    </>
  );
}
