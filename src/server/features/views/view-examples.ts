import { LATER_TIMESTAMP, PROJECT_ID, TIMESTAMP } from '#server/core/procedures/example-values';
import type { Examples } from '#server/core/procedures/procedures';
import type { NewView, View } from '#shared/contract/view';

const request: NewView = { projectId: PROJECT_ID, sessionId: '5f2d8c1e-7a94-4e0b-b3c6-9d1f2a8e4c70' };
const view: View = { timestamp: LATER_TIMESTAMP, projectId: PROJECT_ID };

export const viewExamples = {
  record: { request, answer: view },
  total: { answer: { totalViews: 1284 } },
  project: { answer: { projectViews: 96 } },
  list: { answer: { views: [{ timestamp: TIMESTAMP }, { timestamp: LATER_TIMESTAMP }] } },
} satisfies Examples;
