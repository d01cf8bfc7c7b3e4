import { column } from '../core/columns';
import { defineEntity } from '../core/entity';

/** A row that the sample content made, with a fingerprint that tells whether the owner has changed it since. */
export type SampleRow = { id: string; entity: string; fingerprint: string };

export const sampleRowEntity = defineEntity<SampleRow>({
  name: 'sample_row',
  revision: null,
  backup: 'private',
  columns: {
    entity: { ...column.key, primary: true },
    id: { ...column.fileName, primary: true },
    fingerprint: column.key,
  },
});
