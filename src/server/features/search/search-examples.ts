import { PROJECT_ID } from '#server/core/procedures/example-values';
import type { Examples } from '#server/core/procedures/procedures';
import type { SearchResult } from '#shared/contract/search';

const found: SearchResult = {
  kind: 'project',
  title: 'Hivescale',
  path: `/projects/${PROJECT_ID}`,
  excerpt: 'Fourteen platform scales that weigh beehives every ten minutes, to within 20 g.',
  marks: { title: [], excerpt: [{ start: 36, end: 44 }] },
};

export const searchExamples = { find: { answer: [found] } } satisfies Examples;
