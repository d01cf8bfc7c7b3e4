import { useState } from 'react';
import { type ArrivedBackup, arrivedBackupSchema } from '../../../../shared/contract/backup';
import { useArrivingFile } from '../../../content/upload/use-arriving-file';

const ADDRESS = '/api/backup/file';

/** A backup on its way to the server, which reads it from end to end and says what it is. */
export function useArrivingBackup() {
  const [arrived, setArrived] = useState<ArrivedBackup | null>(null);
  const arriving = useArrivingFile({
    address: ADDRESS,
    schema: arrivedBackupSchema,
    onArrived: setArrived,
  });
  return { ...arriving, arrived, forget: () => setArrived(null) };
}
