// Lists which imports are allowed between the rooms of the source. Files under `paths` may import from their
// own room and from the rooms in `mayImport`; every other import is an error. docs/architecture.md explains
// why.

export type Room = {
  name: string;
  /** Folders (with a trailing slash) and files; each belongs to one room only. */
  paths: string[];
  mayImport: string[];
  /** The only packages it may import; all packages if unset. */
  packages?: string[];
  /** Its folders must not import each other: code that joins two of them belongs in a room above. */
  foldersStandAlone?: true;
  /** Its folders in order: each may import only those before it. */
  folderOrder?: string[];
};

const server = [
  'server/core',
  'server/db',
  'server/features',
  'server/imports',
  'server/composition',
  'server/api',
  'server/http',
  'server/app',
];
const clientContent = ['client/ui', 'client/lib', 'client/content', 'client/editing'];
const client = [...clientContent, 'client/features', 'client/kinds', 'client/screens', 'client/app'];

export const rooms: Room[] = [
  // Names the versions of Node.
  { name: 'package.json', paths: ['package.json'], mayImport: [] },
  { name: 'shared', paths: ['src/shared/'], mayImport: ['package.json'], packages: ['zod', 'minisearch'] },

  {
    name: 'server/core',
    paths: ['src/server/core/'],
    mayImport: ['shared'],
    folderOrder: [
      'database',
      'errors',
      'archive',
      'config',
      'runtime',
      'markdown',
      'font',
      'content',
      'procedures',
    ],
  },
  { name: 'server/db', paths: ['src/server/db/'], mayImport: ['shared', 'server/core', 'migrations'] },
  {
    name: 'server/features',
    paths: ['src/server/features/'],
    mayImport: ['shared', 'server/core'],
    foldersStandAlone: true,
  },
  // Imports know no feature: they receive the kinds of content as arguments.
  { name: 'server/imports', paths: ['src/server/imports/'], mayImport: ['shared', 'server/core'] },
  // Code here wires the features together; only here may one feature depend on another.
  {
    name: 'server/composition',
    paths: ['src/server/composition/'],
    mayImport: ['shared', 'server/core', 'server/features', 'server/imports'],
  },
  {
    name: 'server/api',
    paths: ['src/server/api/'],
    mayImport: ['shared', 'server/core', 'server/features', 'server/imports', 'server/composition'],
  },
  {
    name: 'server/http',
    paths: ['src/server/http/'],
    mayImport: [
      'shared',
      'server/core',
      'server/features',
      'server/imports',
      'server/composition',
      'server/api',
    ],
  },
  {
    name: 'server/app',
    paths: ['src/server/app.ts'],
    mayImport: [
      'shared',
      'server/core',
      'server/features',
      'server/composition',
      'server/api',
      'server/http',
    ],
  },
  // An export runs the app and copies what it answers.
  { name: 'server/static-copy', paths: ['src/server/static-copy/'], mayImport: ['shared', ...server] },
  { name: 'server/doctor', paths: ['src/server/doctor/'], mayImport: ['shared', ...server] },
  {
    name: 'server/start',
    paths: ['src/server/run.ts', 'src/server/main.ts', 'src/server/dev.ts', 'src/server/commands/'],
    mayImport: ['shared', ...server, 'server/static-copy', 'server/doctor', 'migrations'],
  },

  { name: 'client/ui', paths: ['src/client/ui/'], mayImport: [] },
  { name: 'client/lib', paths: ['src/client/lib/'], mayImport: ['shared'] },
  {
    name: 'client/content',
    paths: ['src/client/content/'],
    mayImport: ['shared', 'client/ui', 'client/lib'],
  },
  {
    name: 'client/editing',
    paths: ['src/client/editing/'],
    mayImport: ['shared', 'client/ui', 'client/lib', 'client/content'],
  },
  {
    name: 'client/features',
    paths: ['src/client/features/'],
    mayImport: ['shared', ...clientContent],
    foldersStandAlone: true,
  },
  {
    name: 'client/kinds',
    paths: ['src/client/kinds/'],
    mayImport: ['shared', ...clientContent, 'client/features'],
  },
  {
    name: 'client/screens',
    paths: ['src/client/screens/'],
    mayImport: ['shared', ...clientContent, 'client/features', 'client/kinds'],
  },
  {
    name: 'client/app',
    paths: ['src/client/app/'],
    mayImport: ['shared', ...clientContent, 'client/features', 'client/kinds', 'client/screens'],
  },
  {
    name: 'client/entries',
    paths: ['src/client/entry-client.tsx', 'src/client/entry-server.tsx'],
    mayImport: ['shared', ...client],
  },

  // A separate package for scripts outside the site.
  { name: 'api-client', paths: ['src/api-client/'], mayImport: ['shared'] },

  { name: 'build', paths: ['src/build/'], mayImport: ['shared'] },

  { name: 'migrations', paths: ['migrations/'], mayImport: [], packages: ['typeorm', 'node:crypto'] },
];

type Bridge = {
  from: string | RegExp;
  to: string;
  typeOnly?: boolean;
  /** Only import() is allowed. */
  isLazy?: boolean;
};

/** Required exceptions to the table. */
export const bridges: Bridge[] = [
  // The client uses only the types of the API.
  { from: 'src/client/lib/api/trpc.ts', to: 'src/server/api/app-router.ts', typeOnly: true },
  { from: 'src/api-client/portfolio-client.ts', to: 'src/server/api/app-router.ts', typeOnly: true },
  // The server loads the page renderer by its path at run time and imports only its types.
  { from: 'src/server/http/', to: 'src/client/entry-server.tsx', typeOnly: true },
  { from: 'src/server/dev.ts', to: 'src/client/entry-server.tsx', typeOnly: true },
  // A kind of content names its pages. A page that shows several features is a screen and is loaded on
  // demand.
  { from: /^src\/client\/features\/.*-kind\.ts$/, to: 'src/client/screens/', isLazy: true },
  // Column types that both databases support.
  { from: 'migrations/', to: 'src/server/core/database/columns.ts', typeOnly: false },
];
