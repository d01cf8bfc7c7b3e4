import { ZipUploadButton } from '#client/content/upload/zip-upload';
import { useToast } from '#client/ui/feedback/toast';
import type { RestoreSummary } from '#shared/contract/backups';
import { useInvalidateAll } from './backup-queries';
import { describeRestore } from './describe-backup';
import { RestoreDialog } from './restore-dialog';
import { useStagedBackup } from './use-staged-backup';

/** Replaces the site with a backup. */
export function BackupRestore() {
  const toast = useToast();
  const invalidateAll = useInvalidateAll();
  const { staged, clear, discard, ...upload } = useStagedBackup();

  function finish(summary: RestoreSummary): void {
    clear();
    toast.success(describeRestore(summary));
    void invalidateAll();
  }

  return (
    <div className="stack-3 narrow">
      <p className="muted">A restored backup replaces everything on this site.</p>
      <ZipUploadButton label="Restore a backup" {...upload} />
      {staged && <RestoreDialog backup={staged} onDone={finish} onClose={discard} />}
    </div>
  );
}
