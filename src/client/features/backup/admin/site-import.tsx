import { ZipUploadButton } from '#client/content/upload/zip-upload';
import type { ReplacedContent } from '#client/editing/replaced-content';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { PendingQuery } from '#client/ui/feedback/query-result';
import { useToast } from '#client/ui/feedback/toast';
import { Button } from '#client/ui/primitives/button';
import { formatDateTime } from '#client/ui/primitives/date-time';
import type { RestoreSummary } from '#shared/contract/backups';
import type { ImportOutcome } from '#shared/contract/content-import';
import { useInvalidateAll, useLastImport, useUndoContentImport } from './backup-queries';
import { describeChanges, describeRestore } from './describe-backup';
import { ImportDialog } from './import-dialog';
import { RestoreDialog } from './restore-dialog';
import { useStagedBackup } from './use-staged-backup';

type SiteImportProps = {
  /** Content that an import replaces. */
  replaced?: ReplacedContent | undefined;
};

/** Imports the content of another site, or replaces this one with a backup. */
export function SiteImport({ replaced }: SiteImportProps) {
  return (
    <div className="stack narrow">
      <ContentImport replaced={replaced} />
      <Restore />
    </div>
  );
}

function ContentImport({ replaced }: SiteImportProps) {
  const toast = useToast();
  const undo = useUndo();
  const invalidateAll = useInvalidateAll();
  const { staged, clear, discard, ...upload } = useStagedBackup();

  function finish(outcome: ImportOutcome): void {
    clear();
    void invalidateAll();
    if (outcome.added + outcome.changed === 0) toast.success('This site already has everything in the file.');
    else
      toast.success(`Imported: ${describeChanges(outcome)}.`, {
        actions: [{ label: 'Undo', onAct: undo.start }],
      });
  }

  return (
    <div className="stack-3">
      <p className="muted">
        An export or a backup adds its content to this site. Published content arrives published.
      </p>
      <ZipUploadButton label="Import content" {...upload} />
      {staged && <ImportDialog file={staged} replaced={replaced} onDone={finish} onClose={discard} />}
    </div>
  );
}

function Restore() {
  const toast = useToast();
  const invalidateAll = useInvalidateAll();
  const { staged, clear, discard, ...upload } = useStagedBackup();

  function finish(summary: RestoreSummary): void {
    clear();
    toast.success(describeRestore(summary));
    void invalidateAll();
  }

  return (
    <div className="stack-3">
      <p className="muted">A restored backup replaces everything on this site.</p>
      <ZipUploadButton label="Restore a backup" {...upload} />
      {staged && <RestoreDialog backup={staged} onDone={finish} onClose={discard} />}
    </div>
  );
}

const FAILURE = "Couldn't load the last import. Please try again.";

/** Names the last import of a site's content, which can be undone. */
export function LastSiteImport() {
  const query = useLastImport();
  const undo = useUndo();
  const { data: last } = query;
  if (last === undefined) return <PendingQuery query={query} loading={null} failure={FAILURE} />;
  if (!last) return null;
  return (
    <div className="row">
      <p>
        {`Last import: ${formatDateTime(last.importedAt)}, content of ${last.site || 'an unnamed site'}, ${describeChanges(last)}.`}
      </p>
      <Button size="sm" busy={undo.isBusy} onClick={undo.start}>
        Undo import
      </Button>
    </div>
  );
}

function useUndo() {
  const toast = useToast();
  const { mutate, isPending } = useUndoContentImport();
  const start = () =>
    mutate(undefined, {
      onSuccess: ({ kept }) =>
        toast.success(
          kept === 0 ? 'Import undone.' : `Import undone, except for items changed since then (${kept}).`,
        ),
      onError: error => toast.failure(`Couldn't undo the import. ${explainCallFailure(error)}`),
    });
  return { start, isBusy: isPending };
}
