import { useState } from 'react';
import { FileDrop } from '#client/content/upload/file-drop';
import { useZipUpload, ZipUploadButton } from '#client/content/upload/zip-upload';
import { Alert } from '#client/ui/feedback/alert';
import { Segmented } from '#client/ui/primitives/segmented';
import { type MarkdownTarget, stagedMarkdownSchema } from '#shared/extras/imports/import-contract';
import { type PendingImport, useMarkdownPlan } from './import-queries';
import { usePlanning } from './use-planning';

const ADDRESS = '/api/imports/markdown/file';

const TARGETS = [
  { value: 'folder', label: 'By folder' },
  { value: 'notes', label: 'Notes' },
  { value: 'projects', label: 'Projects' },
  { value: 'pages', label: 'Pages' },
] as const satisfies { value: MarkdownTarget | 'folder'; label: string }[];

export function MarkdownImport({ onPlanned }: { onPlanned: (pending: PendingImport) => void }) {
  const [target, setTarget] = useState<MarkdownTarget | 'folder'>('folder');
  const [packingError, setPackingError] = useState<string | null>(null);
  const planMarkdown = useMarkdownPlan();
  const { isBusy, failure, run } = usePlanning(onPlanned);
  const upload = useZipUpload({
    address: ADDRESS,
    schema: stagedMarkdownSchema,
    onUploaded: ({ id }, { name }) =>
      run(() => planMarkdown({ id, name, target: target === 'folder' ? undefined : target })),
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
        {target === 'folder' && (
          <p className="note">
            Folders such as posts, projects and pages decide what their files become. Other files become
            notes. You can change the kind of each file before you import it.
          </p>
        )}
        <ZipUploadButton
          label="Choose files"
          accept=".zip,.md,.markdown,.mdx,application/zip,text/markdown,image/*"
          multiple
          busy={isBusy}
          onFiles={files => void send(files)}
          {...upload}
        />
        {reason !== null && (
          <Alert tone="err">
            {reason.split('\n').map(line => (
              <p key={line}>{line}</p>
            ))}
          </Alert>
        )}
      </div>
    </FileDrop>
  );
}

/** Limits a selection, because packing holds all files in memory. */
const MAX_BYTES = 100_000_000;

/**
 * Returns the chosen archive, or packs the chosen files into one.
 * @throws Error with a message for the owner
 */
async function packFiles(files: File[]): Promise<File> {
  const [first] = files;
  const archive = files.find(({ name }) => /\.zip$/i.test(name));
  if (archive && archive === first && files.length === 1) return archive;
  if (archive) throw new Error('Choose one zip file, or Markdown files with their images.');
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > MAX_BYTES) throw new Error('These files exceed 100 MB. Zip them and choose the zip file.');
  const { zipSync } = await import('fflate');
  const contents: Record<string, Uint8Array> = {};
  for (const file of files) contents[file.name] = await readFile(file);
  const name = files.length === 1 && first ? first.name : `${files.length} files`;
  return new File([zipSync(contents, { level: 0 })], name, { type: 'application/zip' });
}

async function readFile(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (cause) {
    throw new Error(`Couldn't read ${file.name}. To import a folder, choose its files or zip it.`, { cause });
  }
}
