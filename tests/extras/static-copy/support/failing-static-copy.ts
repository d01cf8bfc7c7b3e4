import { join } from 'node:path';
import { createStaticCopyExtra } from '#server/extras/static-copy/index';

/** Static copies whose export fails at once, for tests that only call its procedures. */
export const failingStaticCopy = createStaticCopyExtra({
  command: join(import.meta.dirname, 'no-export.mjs'),
});
