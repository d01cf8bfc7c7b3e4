import { readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../docs/measured.md');

/** What a bench found, as tables: printed row by row, and then put into docs/measured.md. */
export type Report = {
  /** Starts a table; the first column names what the row is about. */
  table(title: string, columns: string[]): void;
  /** A row that misses its aim says so, and lets the bench end with 1. */
  row(cells: string[], isMet?: boolean): void;
  /** Puts the tables where docs/measured.md has `<!-- command -->`, in place of those of the run before. */
  write(): Promise<void>;
};

type Row = { cells: string[]; isMet: boolean };
type Table = { title: string; columns: string[]; rows: Row[] };

export function startReport(command: string): Report {
  const tables: Table[] = [];
  return {
    table: (title, columns) => {
      tables.push({ title, columns, rows: [] });
      console.log(`\n${title}\n  ${line(columns, columns)}`);
    },
    row: (cells, isMet = true) => {
      const table = tables.at(-1);
      if (!table) throw new Error('A row needs a table');
      table.rows.push({ cells, isMet });
      console.log(`  ${line(cells, table.columns)}${isMet ? '' : '  MISSED'}`);
      if (!isMet) process.exitCode = 1;
    },
    write: async () => {
      const before = await readFile(FILE, 'utf8');
      await writeFile(FILE, replacePart(before, command, tables.map(toMarkdown).join('\n\n')));
    },
  };
}

const FIRST_WIDTH = 42;

function line(cells: string[], columns: string[]): string {
  return cells
    .map((cell, index) => cell.padEnd(index === 0 ? FIRST_WIDTH : (columns[index]?.length ?? 0)))
    .join('  ')
    .trimEnd();
}

/** The text with what stands between the two marks of the command replaced. */
export function replacePart(text: string, command: string, part: string): string {
  const [start, end] = [`<!-- ${command} -->`, `<!-- end of ${command} -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/measured.md has no place for ${command}`);
  return `${text.slice(0, from + start.length)}\n\n${machine()}\n\n${part}\n\n${text.slice(to)}`;
}

function machine(): string {
  const [processor] = cpus();
  return `${cpus().length} cores (${processor?.model.trim() ?? 'unknown'}), Node ${process.versions.node}.`;
}

function toMarkdown({ title, columns, rows }: Table): string {
  const lines = rows.map(({ cells: [name = '', ...cells], isMet }) => [
    isMet ? name : `${name} (missed)`,
    ...cells,
  ]);
  const table = [columns, columns.map(() => '---'), ...lines].map(
    cells => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
  return `${title}\n\n${table.join('\n')}`;
}
