import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const file = resolve(import.meta.dirname, '../../docs/architecture.md');

/** The extras of the table in docs/architecture.md by name, with their scripts in package.json. */
export function readListedExtras(): Record<string, string[]> {
  const [, table = ''] = readFileSync(file, 'utf8').split(
    '| Extra | What it does | For whom | Settings | Scripts |',
  );
  const rows = table.split('\n\n')[0]?.matchAll(/^\| ([a-z-]+) \|.*\| ([^|]+) \| [\d,]+ \|$/gm) ?? [];
  return Object.fromEntries(
    Array.from(rows, ([, name = '', scripts = '']) => [name, scripts.match(/[a-z:]+(?=`)/g) ?? []]),
  );
}
