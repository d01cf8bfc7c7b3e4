import type { AppDeps } from '../../src/server/app';

/** Where pages are not the subject: they answer with their path alone. */
export const PLAIN_PAGES: AppDeps['bundle'] = {
  template: async () => '<!--page-body-->',
  code: () => ({ styles: '', scripts: '' }),
  entry: async () => ({
    inlineScripts: [],
    renderPage: async ({ path }) => ({
      status: 404,
      head: { title: '' },
      tags: [],
      structuredData: null,
      preloads: '',
      body: path,
      queries: {},
      isReadable: true,
      codeFiles: [],
      isComplete: true,
    }),
  }),
};
