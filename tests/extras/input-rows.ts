import type { Row } from '#tests/support/bad-input/input-row';
import { importInputRows } from './imports/support/import-input-rows';
import { staticCopyInputRows } from './static-copy/support/static-copy-input-rows';

/** The rows of every extra whose procedures have an input. */
export const extraInputRows: Record<string, Row> = {
  ...staticCopyInputRows,
  ...importInputRows,
};
