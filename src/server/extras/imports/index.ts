import type { Extra, SiteParts } from '#server/extras/extra';
import { createImports, type Network } from './create-imports';
import { createImportRouter } from './import-router';
import { importsSettings } from './imports-settings';
import { createMarkdownOperations, createMarkdownRoute } from './markdown/markdown-endpoint';

/** Creates the imports from GitHub, Markdown files and JSON Resumes. */
export function createImportsExtra(network?: Network) {
  return {
    settings: importsSettings,
    api: {
      description: 'Content from other sources, imported as drafts.',
      createFileOperations: createMarkdownOperations,
    },
    open: (core: SiteParts) => {
      const { imports, github, markdown } = createImports(core, network);
      return { router: createImportRouter(imports, github, markdown), routes: createMarkdownRoute(markdown) };
    },
  } satisfies Extra;
}

/** Content from GitHub, Markdown files and JSON Resumes, which the owner reviews first. */
export const imports = createImportsExtra();
