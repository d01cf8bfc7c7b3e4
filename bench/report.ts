import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'results');
const FIRST_WIDTH = 42;

/** A limit that the product promises, with the value that this run measured. Its bound may be 'none'. */
export type Bound = { what: string; measured: string; bound: string; isMet: boolean };

/** Collects the figures of one bench, and prints each at once. */
export type Report = {
  /** Starts a table whose first column names each row. */
  table(title: string, columns: string[]): void;
  row(...cells: string[]): void;
  bound(bound: Bound): void;
};

type Table = { title: string; columns: string[]; rows: string[][] };

export function createReport() {
  const tables: Table[] = [];
  const bounds: Bound[] = [];
  return {
    bounds,
    table: (title: string, columns: string[]) => {
      tables.push({ title, columns, rows: [] });
      console.log(`\n${title}\n  ${formatLine(columns, columns)}`);
    },
    row: (...cells: string[]) => {
      const table = tables.at(-1);
      if (!table) throw new Error('A row needs a table');
      table.rows.push(cells);
      console.log(`  ${formatLine(cells, table.columns)}`);
    },
    bound: (bound: Bound) => void bounds.push(bound),
    /** Writes every table of a bench into its file below `bench/results`, and returns the path. */
    write: async (bench: string) => {
      const all = bounds.length > 0 ? [boundTable(bounds), ...tables] : tables;
      const file = join(FOLDER, `${bench}.md`);
      await mkdir(FOLDER, { recursive: true });
      await writeFile(
        file,
        `${[`# npm run bench -- ${bench}`, describeMachine(), ...all.map(toMarkdown)].join('\n\n')}\n`,
      );
      return file;
    },
  };
}

export function printBounds(bounds: Bound[]): void {
  console.log('\n== bounds');
  for (const { what, measured, bound, isMet } of bounds)
    console.log(`${what}\n  ${measured}\n  bound: ${bound}${isMet ? '' : '  MISSED'}`);
}

function boundTable(bounds: Bound[]): Table {
  const rows = bounds.map(({ what, measured, bound, isMet }) => [
    isMet ? what : `${what} (missed)`,
    measured,
    bound,
  ]);
  return { title: 'Bounds.', columns: ['What', 'Measured', 'Bound'], rows };
}

function formatLine(cells: string[], columns: string[]): string {
  return cells
    .map((cell, index) => cell.padEnd(index === 0 ? FIRST_WIDTH : (columns[index]?.length ?? 0)))
    .join('  ')
    .trimEnd();
}

function describeMachine(): string {
  const [processor] = cpus();
  return `${cpus().length} cores (${processor?.model.trim() ?? 'unknown'}), Node ${process.versions.node}.`;
}

function toMarkdown({ title, columns, rows }: Table): string {
  const table = [columns, columns.map(() => '---'), ...rows].map(
    cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
  return `${title}\n\n${table.join('\n')}`;
}
