import { z } from 'zod';
import type { ArchiveRow } from './table-rows';

/** The content of a static copy is one JSON document of rows by table, which begins with a table that describes it. */
export const COPY_FORMAT = 'portfolio-copy';
export const COPY_FORMAT_VERSION = 1;
export const ABOUT_TABLE = 'copy';

export const aboutCopySchema = z.object({
  format: z.literal(COPY_FORMAT),
  version: z.int(),
  site: z.string(),
});

/** Columns that each site fills by itself, so that copies of the same content are equal. */
export const FILLED_COLUMNS: Partial<Record<string, readonly ('id' | 'updatedAt')[]>> = {
  site_settings: ['updatedAt'],
  project_status: ['id'],
};

/** Formats rows by table as `{"copy": [{format, version, site}], "project": [row, …], …}`, with one row per line. */
export function formatCopyContent(site: string, tables: { name: string; rows: ArchiveRow[] }[]): string {
  const about = { format: COPY_FORMAT, version: COPY_FORMAT_VERSION, site };
  const parts = [
    formatTable(ABOUT_TABLE, [JSON.stringify(about)]),
    ...tables.map(({ name, rows }) => {
      const filled = FILLED_COLUMNS[name];
      const lines = rows.map(row => JSON.stringify(filled ? without(row, filled) : row));
      // Rows are in the order of their keys, which each site fills.
      return formatTable(name, filled ? lines.sort() : lines);
    }),
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}

function without(row: ArchiveRow, names: readonly string[]): ArchiveRow {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));
}

function formatTable(name: string, lines: string[]): string {
  return `${JSON.stringify(name)}: [${lines.map(line => `\n${line}`).join(',')}]`;
}
