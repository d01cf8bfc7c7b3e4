import type { Setup } from '#shared/contract/setup';
import { TIMESTAMP } from '../core/procedures/example-values';
import type { Examples } from '../core/procedures/procedures';

const setup: Setup = {
  sample: { settings: ['headline', 'avatar'], projects: 7, skills: 20, timeline: 6, notes: 3 },
  hasOwnProject: true,
  hasPortrait: false,
  hasPublicUrl: false,
  hasMailServer: true,
  hasOwnSignIn: true,
  lastBackupAt: TIMESTAMP,
  step: null,
  isChecklistHidden: false,
};

export const setupExamples = {
  get: { answer: setup },
  update: { request: { isChecklistHidden: true }, answer: { ...setup, isChecklistHidden: true } },
} satisfies Examples;
