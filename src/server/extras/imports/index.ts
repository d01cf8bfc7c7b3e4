import type { Core, Extra } from '#server/extras/extra';
import { createImports } from './create-imports';
import type { OpenAddress } from './github/fetch-picture';
import { createImportRouter } from './import-router';
import { importsSettings } from './imports-settings';
import { createMarkdownOperations, createMarkdownRoute } from './markdown/markdown-endpoint';

type ImportsOptions = {
  /** Fetches images from other sites. Tests replace it. */
  openPictures?: OpenAddress;
};

/** Creates the imports from GitHub, Markdown files and JSON Resumes. */
export function createImportsExtra({ openPictures }: ImportsOptions = {}) {
  return {
    settings: importsSettings,
    api: {
      description: 'Content from other sources, imported as drafts.',
      createFileOperations: createMarkdownOperations,
    },
    open: (core: Core) => {
      const { imports, github, markdown } = createImports(core, openPictures);
      return { router: createImportRouter(imports, github, markdown), routes: createMarkdownRoute(markdown) };
    },
  } satisfies Extra;
}

/** Content from GitHub, Markdown files and JSON Resumes, which the owner reviews first. */
export const imports = createImportsExtra();
