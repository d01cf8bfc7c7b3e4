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

/** What the server is told where nothing about it is the subject. */
export const PLAIN_ENV: AppDeps['env'] = {
  responseCacheBytes: 32 * 1024 * 1024,
  corsOrigins: [],
  iconStylesheetUrl: undefined,
  publicUrl: undefined,
  trustProxy: false,
  uploadMaxImageBytes: 10 * 1024 * 1024,
  uploadMaxVideoBytes: 100 * 1024 * 1024,
};
