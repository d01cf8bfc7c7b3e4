import type { NewView, View } from '../../../../shared/contract/view';
import { type Examples, LATER_TIMESTAMP, PROJECT_ID, TIMESTAMP } from './example';

const request: NewView = { projectId: PROJECT_ID, sessionId: '5f2d8c1e-7a94-4e0b-b3c6-9d1f2a8e4c70' };
const view: View = { timestamp: LATER_TIMESTAMP, projectId: PROJECT_ID };

export const viewExamples: Examples = {
  'views.record': { request, answer: view },
  'views.total': { answer: { totalViews: 1284 } },
  'views.project': { answer: { projectViews: 96 } },
  'views.list': { answer: { views: [{ timestamp: TIMESTAMP }, { timestamp: LATER_TIMESTAMP }] } },
};
