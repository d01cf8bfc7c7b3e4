import { FileButton } from '#client/content/upload/file-button';
import { FileDrop } from '#client/content/upload/file-drop';
import { Alert } from '#client/ui/feedback/alert';
import { type PendingImport, useResumePlan } from './import-queries';
import { usePlanning } from './use-planning';

/** The server has the same limit. */
const MAX_BYTES = 500_000;

export function ResumeImport({ onPlanned }: { onPlanned: (pending: PendingImport) => void }) {
  const planResume = useResumePlan();
  const { isBusy, failure, run } = usePlanning(onPlanned);

  function read([file]: File[]): void {
    if (!file) return;
    run(async () => {
      if (file.size > MAX_BYTES) throw new Error('Maximum file size is 500 kB.');
      return planResume(file);
    });
  }

  return (
    <FileDrop hint="Drop to import" onFiles={read}>
      <div className="stack-3 narrow">
        <p className="muted">
          Imports a <a href="https://jsonresume.org">jsonresume.org</a> file: work and education as timeline
          elements, plus projects, skills and your profile.
        </p>
        <div className="row">
          <FileButton accept="application/json,.json" icon="upload" busy={isBusy} onFiles={read}>
            Choose file
          </FileButton>
        </div>
        {failure !== null && <Alert tone="err">{failure}</Alert>}
      </div>
    </FileDrop>
  );
}
