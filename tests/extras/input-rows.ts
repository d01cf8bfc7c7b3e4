import type { Row } from '#tests/support/bad-input/input-row';
import { importInputRows } from './imports/support/import-input-rows';

/** The rows of every extra whose procedures have an input. */
export const extraInputRows: Record<string, Row> = {
  ...importInputRows,
};
