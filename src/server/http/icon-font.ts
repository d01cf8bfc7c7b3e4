import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import express, { Router } from 'express';
import { z } from 'zod';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const PACKAGE = '@fortawesome/fontawesome-free/package.json';

/** Font Awesome's full set, served from its package under an address that changes with its version. */
export function createIconFont(): { files: Router; stylesheetUrl: string } {
  const require = createRequire(import.meta.url);
  const { version } = z.object({ version: z.string() }).parse(require(PACKAGE));
  const mount = `/icons/${version}`;
  const files = Router();
  const folder = dirname(require.resolve(PACKAGE));
  for (const part of ['css', 'webfonts']) {
    files.use(
      `${mount}/${part}`,
      express.static(`${folder}/${part}`, { immutable: true, maxAge: YEAR_MS, index: false }),
    );
  }
  return { files, stylesheetUrl: `${mount}/css/all.min.css` };
}
