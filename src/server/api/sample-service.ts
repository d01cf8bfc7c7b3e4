import type { SampleCleared, SampleCounts } from '../../shared/contract/sample';
import type { Database } from '../core/database';
import { projectEntity } from '../features/projects/project-entity';
import type { UploadStore } from '../features/uploads/upload-store';
import { clearSampleContent } from './clear-sample-content';
import { countSample, findSample } from './find-sample';

export type SampleService = ReturnType<typeof createSampleService>;

/** The content that a new site comes with, for its owner to look at and to be rid of. */
export function createSampleService(db: Database, store: UploadStore) {
  /** How much of it is still there as it was delivered. */
  async function count(): Promise<SampleCounts> {
    return countSample(await findSample(db.read(projectEntity).manager));
  }

  /** Deletes what the owner has left as it was. */
  function clear(): Promise<SampleCleared> {
    return clearSampleContent(db, store);
  }

  return { count, clear };
}
