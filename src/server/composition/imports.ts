import type { History } from '#server/core/content/history';
import type { Database } from '#server/core/database/database';
import { receiveFile, type UploadRule } from '#server/features/uploads/receive-file';
import type { UploadStore } from '#server/features/uploads/store/upload-store';
import type { UploadService } from '#server/features/uploads/upload-service';
import { createImportService } from '#server/imports/import-service';
import { createGitHubSource, type GitHubSourceDeps } from '#server/imports/sources/github/github-source';
import {
  createMarkdownSource,
  type MarkdownSourceDeps,
} from '#server/imports/sources/markdown/markdown-source';
import { UPLOADS_PATH } from '#shared/upload-names';
import { createContentTransactions } from './content/content-transactions';

type ImportsDeps = Omit<GitHubSourceDeps & MarkdownSourceDeps, 'imports'> & {
  db: Database;
  /** Writes content together with the uploads that it uses. */
  contentDb: Database;
  history: History;
  store: UploadStore;
  uploads: UploadService;
  maxImageBytes: number;
};

/** Creates the imports from GitHub and Markdown files, and the service that runs them. */
export function createImports({ db, contentDb, history, store, uploads, ...others }: ImportsDeps) {
  const { maxImageBytes, stagedUploads, github, openPictures } = others;
  const picture: UploadRule = {
    refusal: 'The file type is not accepted. Use JPEG, PNG, WebP, AVIF, GIF or SVG.',
    maxBytes: { image: maxImageBytes },
  };
  const imports = createImportService({
    db,
    changeContent: createContentTransactions(contentDb, history),
    pictures: {
      store: async open => {
        const file = await receiveFile(store, picture, await open());
        return (await uploads.add(file, 'editor')).url;
      },
      remove: url => uploads.remove(url.slice(UPLOADS_PATH.length)),
    },
  });
  return {
    imports,
    githubImport: createGitHubSource({ imports, github, openPictures }),
    markdownImport: createMarkdownSource({ imports, stagedUploads }),
  };
}
