import { useState } from 'react';
import { useZipUpload, ZipUploadButton } from '#client/content/upload/zip-upload';
import { useToast } from '#client/ui/feedback/toast';
import { type RestoreSummary, type StagedBackup, stagedBackupSchema } from '#shared/contract/backups';
import { useDiscardBackup, useInvalidateAll } from './backup-queries';
import { describeRestore } from './describe-backup';
import { RestoreDialog } from './restore-dialog';

const ADDRESS = '/api/backup/file';

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

/** Uploads a backup, which the server verifies and stages. */
function useStagedBackup() {
  const [staged, setStaged] = useState<StagedBackup | null>(null);
  const { mutate: discard } = useDiscardBackup();
  const upload = useZipUpload({
    address: ADDRESS,
    schema: stagedBackupSchema,
    onUploaded: setStaged,
  });
  return {
    ...upload,
    staged,
    clear: () => setStaged(null),
    discard: () => {
      if (staged) discard({ id: staged.id });
      setStaged(null);
    },
  };
}
