import { fileURLToPath } from 'node:url';

/** Locates the export command beside the built code. Returns null if this code is not built. */
export function findExportCommand(): string | null {
  const base = import.meta.url;
  return base.endsWith('.ts') ? null : fileURLToPath(new URL('export-static.js', base));
}
