import type { SearchResult } from '../../../shared/contract/search';
import { PROJECT_ID } from '../../core/example-values';
import type { Examples } from '../../core/procedures';

const found: SearchResult = {
  kind: 'project',
  title: 'Hivescale',
  path: `/projects/${PROJECT_ID}`,
  excerpt: 'Fourteen platform scales that weigh beehives every ten minutes, to within 20 g.',
  marks: { title: [], excerpt: [{ start: 36, end: 44 }] },
};

export const searchExamples = { find: { answer: [found] } } satisfies Examples;
