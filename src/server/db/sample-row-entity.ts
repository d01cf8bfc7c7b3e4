import { EntitySchema } from 'typeorm';
import { column } from '../core/columns';

/** A row that the sample content made, with a fingerprint that tells whether the owner has changed it since. */
export type SampleRow = { id: string; entity: string; fingerprint: string };

export const sampleRowEntity = new EntitySchema<SampleRow>({
  name: 'sample_row',
  columns: {
    entity: { ...column.key, primary: true },
    id: { ...column.fileName, primary: true },
    fingerprint: column.key,
  },
});
