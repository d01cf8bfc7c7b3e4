import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AppDeps } from '#server/app';
import type { PageParts } from '#server/http/pages/page-html';

/** A page without content. */
export const PLAIN_PAGE: PageParts['page'] = {
  status: 404,
  head: { title: '' },
  tags: [],
  feedTitle: '',
  structuredData: null,
  preloads: '',
  body: '',
  queries: {},
  isReadable: true,
  codeFiles: [],
  isComplete: true,
};

/** Pages that contain only their path, for tests of other subjects. */
export const PLAIN_PAGES: AppDeps['bundle'] = {
  template: async () => '<!--page-body-->',
  code: () => ({ styles: '', scripts: '' }),
  entry: async () => ({
    inlineScripts: [],
    entryPaths: [],
    findPattern: () => '/*',
    renderPage: async ({ path }) => ({ ...PLAIN_PAGE, body: path }),
  }),
};

type RenderPage = Awaited<ReturnType<AppDeps['bundle']['entry']>>['renderPage'];

/** Creates plain pages that are rendered by a function of the test. */
export function renderedBy(renderPage: RenderPage): Pick<AppDeps['bundle'], 'entry'> {
  return { entry: async () => ({ ...(await PLAIN_PAGES.entry()), renderPage }) };
}

/** Default settings of the server for tests of other subjects. */
export const PLAIN_ENV: AppDeps['env'] = {
  values: {},
  backupDir: undefined,
  backupPassphrase: undefined,
  dataDir: join(tmpdir(), `portfolio-no-data-${process.pid}`),
  responseCacheBytes: 32 * 1024 * 1024,
  corsOrigins: [],
  iconStylesheetUrl: undefined,
  publicUrl: undefined,
  trustProxy: false,
  uploadMaxImageBytes: 10 * 1024 * 1024,
  uploadMaxVideoBytes: 100 * 1024 * 1024,
};
