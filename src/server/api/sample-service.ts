import { In } from 'typeorm';
import type { SampleCleared, SampleCounts } from '../../shared/contract/sample';
import type { Database } from '../core/database';
import { sampleRowEntity } from '../db/sample-row-entity';
import type { UploadStore } from '../features/uploads/upload-store';
import { clearSampleContent } from './clear-sample-content';
import { SAMPLE_TABLES, type SampleTable } from './sample-tables';

export type SampleService = ReturnType<typeof createSampleService>;

/** The content that a new site comes with, for its owner to look at and to be rid of. */
export function createSampleService(db: Database, store: UploadStore) {
  /** How much of it is still there, changed by the owner or not. */
  async function count(): Promise<SampleCounts> {
    const samples = await db.read(sampleRowEntity).find();
    const countIn = ({ entity, key }: SampleTable) => {
      const ids = samples.filter(sample => sample.entity === entity.options.name).map(({ id }) => id);
      return ids.length === 0 ? 0 : db.read(entity).countBy({ [key]: In(ids) });
    };
    const { projects, skills, timeline, site, categories, uploads } = SAMPLE_TABLES;
    return {
      projects: await countIn(projects),
      skills: await countIn(skills),
      timeline: await countIn(timeline),
      site: await countIn(site),
      categories: await countIn(categories),
      uploads: await countIn(uploads),
    };
  }

  /** Deletes what the owner has left as it was; the rest counts as the owner's own from then on. */
  function clear(): Promise<SampleCleared> {
    return clearSampleContent(db, store);
  }

  return { count, clear };
}
