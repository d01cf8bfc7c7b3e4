// The exceptions to the rules of find-workarounds.ts and find-calls.ts.

/** Entries below `dist`, `lib` or the like that their package documents; a closing slash allows a whole folder. */
export const DOCUMENTED_ENTRIES = [
  // https://ajv.js.org/json-schema.html#draft-2020-12
  'ajv/dist/2020',
  // The README names lib/core; esm/core is the same entry as an ES module, in the folder of the package's `module` field.
  'echarts-for-react/lib/core',
  'echarts-for-react/esm/core',
  // https://highlightjs.readthedocs.io/en/latest/readme.html#es6-modules
  'highlight.js/lib/core',
  'highlight.js/lib/languages/',
  // https://github.com/DominicTobias/react-image-crop#installation
  'react-image-crop/dist/ReactCrop.css',
];

/** Methods that their library's documentation tells to replace. */
export const REPLACEABLE_METHODS = [
  // https://github.com/markdown-it/markdown-it/blob/master/docs/security.md
  'validateLink',
];

/** The one file that reads `_def`: tRPC has no other list of a router's procedures. */
export const DEFINITION_READERS = ['src/server/api/list-procedures.ts'];

/** The files of the client that send requests themselves, one for each purpose. */
export const CALLING_FILES = [
  // The tRPC link.
  'src/client/lib/api/trpc-client.ts',
  // Uploads, with their progress.
  'src/client/content/upload/upload-file.ts',
  // The restore, which the server answers line by line.
  'src/client/features/backup/admin/restore-call.ts',
  // The recorded view, which outlives its page.
  'src/client/features/views/record-view.ts',
  // Not data but files as they are: more icons, and the home page for its preview.
  'src/client/ui/icons/icon-sprite.ts',
  'src/client/features/site/admin/look/use-home-page.ts',
];

/** The files beside `-queries.ts` that import from tRPC or react-query: they set both up and hold what all queries share. */
export const DATA_LIBRARY_FILES = [
  'src/client/app/app-root.tsx',
  'src/client/entry-client.tsx',
  'src/client/entry-server.tsx',
  'src/client/lib/api/api-error.ts',
  'src/client/lib/api/query-client.ts',
  'src/client/lib/api/trpc-client.ts',
  'src/client/lib/api/trpc.ts',
  'src/client/lib/session/request-refresh.ts',
  'src/client/lib/session/session-link.ts',
  // They compare values with hashKey.
  'src/client/editing/merge.ts',
  'src/client/editing/rows.ts',
];
