// Exceptions to the rules of find-workarounds.ts and find-calls.ts.

/**
 * Documented package entries below `dist`, `lib` or a similar folder; a trailing slash allows all files of a
 * folder.
 */
export const DOCUMENTED_ENTRIES = [
  // https://ajv.js.org/json-schema.html#draft-2020-12
  'ajv/dist/2020',
  // The README documents lib/core; esm/core is the same entry as an ES module, in the folder named by the
  // `module` field.
  'echarts-for-react/lib/core',
  'echarts-for-react/esm/core',
  // https://highlightjs.readthedocs.io/en/latest/readme.html#es6-modules
  'highlight.js/lib/core',
  'highlight.js/lib/languages/',
  // https://github.com/DominicTobias/react-image-crop#installation
  'react-image-crop/dist/ReactCrop.css',
];

/** Methods that the documentation of their library says to replace. */
export const REPLACEABLE_METHODS = [
  // https://github.com/markdown-it/markdown-it/blob/master/docs/security.md
  'validateLink',
];

/** The only file that reads `_def`, because tRPC offers no other list of a router's procedures. */
export const DEFINITION_READERS = ['src/server/api/list-procedures.ts'];

/** Client files that send requests directly, one for each purpose. */
export const CALLING_FILES = [
  'src/client/lib/api/trpc-client.ts',
  // A static host has an index of the content, and a form service instead of a server.
  'src/client/lib/static-host/content-index.ts',
  'src/client/features/contacts/post-message.ts',
  // Uploads report their progress.
  'src/client/content/upload/upload-file.ts',
  // The server streams the progress of a restore line by line.
  'src/client/features/backup/admin/restore-call.ts',
  // The request that records a view must survive leaving the page.
  'src/client/features/views/record-view.ts',
  // It loads more icons.
  'src/client/ui/icons/icon-sprite.ts',
];

/**
 * Files other than `-queries.ts` that import from tRPC or react-query: they set both up and hold code shared
 * by all queries.
 */
export const DATA_LIBRARY_FILES = [
  'src/client/app/app-root.tsx',
  'src/client/entry-client.tsx',
  'src/client/entry-server.tsx',
  'src/client/lib/api/api-error.ts',
  'src/client/lib/api/query-client.ts',
  'src/client/lib/api/trpc-client.ts',
  'src/client/lib/api/trpc.ts',
  'src/client/lib/static-host/index-link.ts',
  // These compare values with hashKey.
  'src/client/editing/working-copy/merge.ts',
  'src/client/editing/working-copy/rows.ts',
];
