import { useState } from 'react';
import type { ArrivedBackup } from '../../../../shared/contract/backup';
import { useArrivingFile } from '../../../content/upload/use-arriving-file';
import type { Example } from '../../../lib/api/answer-shape';

const ADDRESS = '/api/backup/file';

const ARRIVED: Example<ArrivedBackup> = {
  ...{ id: '', site: '', createdAt: '', scope: 'site', hasSecrets: false, rows: 0, files: 0 },
  ...{ missingFiles: [''], content: {}, over: null },
};

/** A backup on its way to the server, which reads it from end to end and says what it is. */
export function useArrivingBackup() {
  const [arrived, setArrived] = useState<ArrivedBackup | null>(null);
  const arriving = useArrivingFile({ address: ADDRESS, example: ARRIVED, onArrived: setArrived });
  return { ...arriving, arrived, forget: () => setArrived(null) };
}
