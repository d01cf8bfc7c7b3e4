import { expect } from 'vitest';

/** Runs a check on every row and reports all failing rows, not only the first. */
export async function checkRows<Row extends readonly unknown[] | [unknown]>(
  rows: readonly Row[],
  check: (...row: Row) => unknown,
): Promise<void> {
  const failures: string[] = [];
  for (const row of rows) {
    try {
      await check(...row);
    } catch (error) {
      failures.push(`${describeRow(row)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  expect(failures).toEqual([]);
}

/** Describes a row by its primitive values, because objects are hard to read in one line. */
function describeRow(row: readonly unknown[]): string {
  const parts = row.filter(part => typeof part !== 'object' && typeof part !== 'function').map(String);
  return (parts.length > 0 ? parts.join(', ') : JSON.stringify(row)).slice(0, 100);
}
