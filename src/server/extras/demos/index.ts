import type { Extra } from '#server/extras/extra';
import { createDemoOperations, createDemoRoute } from './demo-endpoint';

/** Demos within texts: pages of the owner's, each of which is one file. */
export const demos = {
  api: { createFileOperations: createDemoOperations },
  open: ({ store, services }) => ({ routes: createDemoRoute(store, services.uploads) }),
} satisfies Extra;
