import type { SampleCounts } from '../../../../shared/contract/sample';
import type { Examples } from './example';

const counts: SampleCounts = { projects: 8, skills: 20, timeline: 6, site: 1, categories: 3, uploads: 14 };

export const sampleExamples: Examples = {
  'sample.status': { answer: counts },
  'sample.clear': { answer: { removed: counts, kept: 0 } },
};
