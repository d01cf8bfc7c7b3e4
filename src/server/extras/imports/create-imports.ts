import { createStagedUploads } from '#server/core/runtime/staged-uploads';
import type { SiteParts } from '#server/extras/extra';
import { receiveFile, type UploadRule } from '#server/features/uploads/receive-file';
import { UPLOADS_PATH } from '#shared/upload-names';
import { createContentTransactions } from './content-transactions';
import type { OpenAddress } from './github/fetch-picture';
import { createGitHubSource } from './github/github-source';
import { createImportService, type ImportService } from './import-service';
import { readGitHubSettings } from './imports-settings';
import { createMarkdownSource } from './markdown/markdown-source';

type ImportsCore = Pick<SiteParts, 'db' | 'services' | 'store' | 'env'>;

/** Calls other sites. Tests replace these functions. */
export type Network = {
  /** Calls the API of GitHub. */
  fetch?: typeof fetch;
  /** Fetches images. */
  openPictures?: OpenAddress;
};

/** Creates the service that imports content, and its sources. */
export function createImports(core: ImportsCore, { fetch, openPictures }: Network = {}) {
  const github = { ...readGitHubSettings(core.env.values), ...(fetch && { fetch }) };
  const imports = createImporter(core);
  return {
    imports,
    github: createGitHubSource({ imports, github, openPictures }),
    markdown: createMarkdownSource({ imports, stagedUploads: createStagedUploads(core.store) }),
  };
}

/** Creates the service that imports the entries of any source. */
export function createImporter({ db, services, store, env }: ImportsCore): ImportService {
  const { history, uploads } = services;
  const picture: UploadRule = {
    refusal: 'The file type is not accepted. Use JPEG, PNG, WebP, AVIF, GIF or SVG.',
    maxBytes: { image: env.uploadMaxImageBytes },
  };
  return createImportService({
    db,
    changeContent: createContentTransactions(db, history),
    pictures: {
      store: async open => {
        const file = await receiveFile(store, picture, await open());
        return (await uploads.add(file, 'editor')).url;
      },
      remove: url => uploads.remove(url.slice(UPLOADS_PATH.length)),
    },
  });
}
