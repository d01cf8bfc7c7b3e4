import { useState } from 'react';
import { FileArrival } from '#client/content/upload/file-arrival';
import { FileDrop } from '#client/content/upload/file-drop';
import { useArrivingFile } from '#client/content/upload/use-arriving-file';
import { Alert } from '#client/ui/feedback/alert';
import { Segmented } from '#client/ui/primitives/segmented';
import { arrivedMarkdownSchema, type MarkdownTarget } from '#shared/contract/import';
import { type PendingImport, useMarkdownPlan } from './import-queries';
import { packFiles } from './pack-files';
import { usePlanning } from './use-planning';

const ADDRESS = '/api/imports/markdown/file';

const TARGETS = [
  { value: 'notes', label: 'Notes' },
  { value: 'projects', label: 'Projects' },
] as const satisfies { value: MarkdownTarget; label: string }[];

export function MarkdownImport({ onPlanned }: { onPlanned: (pending: PendingImport) => void }) {
  const [target, setTarget] = useState<MarkdownTarget>('notes');
  const [packingError, setPackingError] = useState<string | null>(null);
  const planMarkdown = useMarkdownPlan();
  const { isBusy, failure, run } = usePlanning(onPlanned);
  const upload = useArrivingFile({
    address: ADDRESS,
    schema: arrivedMarkdownSchema,
    onArrived: ({ id }, { name }) => run(() => planMarkdown({ id, name, target })),
  });

  async function send(files: File[]): Promise<void> {
    setPackingError(null);
    try {
      upload.start(await packFiles(files));
    } catch (error) {
      setPackingError(error instanceof Error ? error.message : String(error));
    }
  }

  const reason = packingError ?? failure;
  return (
    <FileDrop hint="Drop to import" onFiles={files => void send(files)}>
      <div className="stack-4 narrow">
        <p className="muted">
          Choose a zip file with the Markdown files and images of a Hugo, Jekyll or Astro site, or a few
          single files. Title, date, tags and address come from the front matter.
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
          {...upload}
        />
        {reason !== null && <Alert tone="err">{reason}</Alert>}
      </div>
    </FileDrop>
  );
}
