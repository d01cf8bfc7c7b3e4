import { useState } from 'react';
import { useArrivingFile } from '#client/content/upload/use-arriving-file';
import { type StagedBackup, stagedBackupSchema } from '#shared/contract/backups';
import { useDiscardBackup } from './backup-queries';

const ADDRESS = '/api/backup/file';

/** Uploads a backup or content file, which the server verifies and stages. */
export function useStagedBackup() {
  const [staged, setStaged] = useState<StagedBackup | null>(null);
  const { mutate: discard } = useDiscardBackup();
  const upload = useArrivingFile({
    address: ADDRESS,
    schema: stagedBackupSchema,
    onArrived: setStaged,
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
