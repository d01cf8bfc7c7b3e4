import { useState } from 'react';
import { type ArrivedBackup, arrivedBackupSchema } from '../../../../shared/contract/backups';
import { useArrivingFile } from '../../../content/upload/use-arriving-file';
import { useDiscardBackup } from './backup-queries';

const ADDRESS = '/api/backup/file';

/** A backup on its way to the server, which reads it from end to end and says what it is. */
export function useArrivingBackup() {
  const [arrived, setArrived] = useState<ArrivedBackup | null>(null);
  const { mutate: discard } = useDiscardBackup();
  const arriving = useArrivingFile({
    address: ADDRESS,
    schema: arrivedBackupSchema,
    onArrived: setArrived,
  });
  return {
    ...arriving,
    arrived,
    /** It is done with. */
    forget: () => setArrived(null),
    /** Nothing of it is wanted: the server deletes it. */
    discard: () => {
      if (arrived) discard({ id: arrived.id });
      setArrived(null);
    },
  };
}
