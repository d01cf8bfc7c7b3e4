import { expect } from 'vitest';

/** Checks a rule on every row, and names all that fail, not the first alone. */
export async function checkRows<Row extends readonly unknown[] | [unknown]>(
  rows: readonly Row[],
  check: (...row: Row) => unknown,
): Promise<void> {
  const failures: string[] = [];
  for (const row of rows) {
    try {
      await check(...row);
    } catch (error) {
      failures.push(`${nameOf(row)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  expect(failures).toEqual([]);
}

/** Its texts, numbers and the like; what is larger tells little in one line. */
function nameOf(row: readonly unknown[]): string {
  const parts = row.filter(part => typeof part !== 'object' && typeof part !== 'function').map(String);
  return (parts.length > 0 ? parts.join(', ') : JSON.stringify(row)).slice(0, 100);
}
