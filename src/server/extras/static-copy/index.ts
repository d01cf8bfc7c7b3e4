import { join } from 'node:path';
import type { Extra, SiteParts } from '#server/extras/extra';
import { toCopiesDir } from './copies-dir';
import { createCopyDownload, createCopyOperations } from './copy-download';
import { createCopyRouter } from './copy-router';
import { createCopyService } from './copy-service';
import { findExportCommand } from './export-command';

type StaticCopyOptions = {
  /** The file of the export command, which needs the built client. */
  command?: string | null;
};

/** Creates the extra. Without a command, the site says that copies need the built site. */
export function createStaticCopyExtra({ command = findExportCommand() }: StaticCopyOptions = {}) {
  return {
    api: {
      description: 'The public site as files, for hosts without Node.',
      createFileOperations: createCopyOperations,
    },
    open: ({ env, services }: SiteParts) => {
      const settings = command === null ? null : { command, folder: join(toCopiesDir(env), 'download') };
      const copies = createCopyService(settings, services.leases);
      return {
        router: createCopyRouter(copies),
        routes: createCopyDownload(copies, services.auth),
        work: { stop: async () => void (await copies.cancel()) },
      };
    },
  } satisfies Extra;
}

/** The public site as files that any static host serves. */
export const staticCopy = createStaticCopyExtra();
