import { useState } from 'react';
import { useZipUpload } from '#client/content/upload/zip-upload';
import { type StagedBackup, stagedBackupSchema } from '#shared/contract/backups';
import { useDiscardBackup } from './backup-queries';

const ADDRESS = '/api/backup/file';

/** Uploads a backup, which the server verifies and stages. */
export function useStagedBackup() {
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
