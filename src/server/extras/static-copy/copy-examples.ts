import { TIMESTAMP } from '#server/core/procedures/example-values';
import type { Examples } from '#server/core/procedures/procedures';
import type { CopyRequest, CopyStatus } from '#shared/extras/static-copy/static-copy-contract';

const request: CopyRequest = { address: 'https://me.example/work/', contact: '' };

const none: CopyStatus = {
  isAvailable: true,
  isRunning: false,
  request,
  progress: null,
  ready: null,
  failure: null,
};
const running: CopyStatus = { ...none, isRunning: true };
const ready: CopyStatus = {
  ...none,
  ready: {
    finishedAt: TIMESTAMP,
    bytes: 6_418_220,
    address: request.address,
    pages: 42,
    deadLinks: [],
    missingVariants: 0,
  },
};

export const copyExamples = {
  status: { answer: ready },
  create: { request, answer: running },
  cancel: { answer: none },
} satisfies Examples;
