import { useState } from 'react';
import { arrivedMarkdownSchema, type MarkdownTarget } from '../../../../shared/contract/import';
import { FileArrival } from '../../../content/upload/file-arrival';
import { FileDrop } from '../../../content/upload/file-drop';
import { useArrivingFile } from '../../../content/upload/use-arriving-file';
import { Alert } from '../../../ui/feedback/alert';
import { Segmented } from '../../../ui/primitives/segmented';
import { type PendingImport, useMarkdownPlan } from './import-queries';
import { packFiles } from './pack-files';
import { usePlanning } from './use-planning';

const ADDRESS = '/api/imports/markdown/file';

const TARGETS = [
  { value: 'notes', label: 'Notes' },
  { value: 'projects', label: 'Projects' },
] as const satisfies { value: MarkdownTarget; label: string }[];

/** Asks for the Markdown files of another site. */
export function MarkdownImport({ onPlanned }: { onPlanned: (pending: PendingImport) => void }) {
  const [target, setTarget] = useState<MarkdownTarget>('notes');
  const [refusal, setRefusal] = useState<string | null>(null);
  const planMarkdown = useMarkdownPlan();
  const { isBusy, failure, run } = usePlanning(onPlanned);
  const arriving = useArrivingFile({
    address: ADDRESS,
    schema: arrivedMarkdownSchema,
    onArrived: ({ id }, { name }) => run(() => planMarkdown({ id, name, target })),
  });

  async function send(files: File[]): Promise<void> {
    setRefusal(null);
    try {
      arriving.start(await packFiles(files));
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : String(error));
    }
  }

  const reason = refusal ?? failure;
  return (
    <FileDrop hint="Drop to read" onFiles={files => void send(files)}>
      <div className="stack-4 narrow">
        <p className="muted">
          The Markdown files of a Hugo, Jekyll or Astro site, zipped with their pictures, or a few of them as
          they are. Title, date, tags and address come from the front matter.
        </p>
        <div className="row">
          <span aria-hidden>Import as</span>
          <Segmented label="Import as" options={TARGETS} value={target} onValueChange={setTarget} />
        </div>
        <FileArrival
          label="Choose Files"
          accept=".zip,.md,.markdown,.mdx,application/zip,text/markdown,image/*"
          multiple
          busy={isBusy}
          onFiles={files => void send(files)}
          {...arriving}
        />
        {reason !== null && <Alert tone="err">{reason}</Alert>}
      </div>
    </FileDrop>
  );
}
