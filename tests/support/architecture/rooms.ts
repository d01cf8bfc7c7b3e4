// Which part of the source may import which. Read a row as: files under `paths` may import their own
// room and the rooms of `mayImport`. Everything else is a wrong arrow. docs/architecture.md says why.

export type Room = {
  name: string;
  /** Folders (with a closing slash) and files; no two rooms share one. */
  paths: string[];
  mayImport: string[];
  /** The only packages it may import; unset: any. */
  packages?: string[];
  /** Its folders do not import each other: what joins two is composed above them. */
  foldersStandAlone?: true;
};

const server = [
  'server/core',
  'server/db',
  'server/features',
  'server/content',
  'server/imports',
  'server/api',
  'server/http',
  'server/app',
];
const clientContent = ['client/ui', 'client/lib', 'client/content', 'client/editing'];
const client = [...clientContent, 'client/features', 'client/kinds', 'client/screens', 'client/app'];

export const rooms: Room[] = [
  { name: 'shared', paths: ['src/shared/'], mayImport: [], packages: ['zod'] },

  { name: 'server/core', paths: ['src/server/core/'], mayImport: ['shared'] },
  { name: 'server/db', paths: ['src/server/db/'], mayImport: ['shared', 'server/core', 'migrations'] },
  {
    name: 'server/features',
    paths: ['src/server/features/'],
    mayImport: ['shared', 'server/core'],
    foldersStandAlone: true,
  },
  {
    name: 'server/content',
    paths: ['src/server/content/'],
    mayImport: ['shared', 'server/core', 'server/features'],
  },
  // It knows no feature: the kinds of content are given to it.
  { name: 'server/imports', paths: ['src/server/imports/'], mayImport: ['shared', 'server/core'] },
  {
    name: 'server/api',
    paths: ['src/server/api/'],
    mayImport: ['shared', 'server/core', 'server/db', 'server/features', 'server/content', 'server/imports'],
  },
  {
    name: 'server/http',
    paths: ['src/server/http/'],
    mayImport: ['shared', 'server/core', 'server/features', 'server/imports', 'server/api'],
  },
  {
    name: 'server/app',
    paths: ['src/server/app.ts'],
    mayImport: ['shared', 'server/core', 'server/features', 'server/api', 'server/http'],
  },
  {
    name: 'server/start',
    paths: ['src/server/run.ts', 'src/server/main.ts', 'src/server/dev.ts', 'src/server/commands/'],
    mayImport: ['shared', ...server, 'migrations'],
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

  // A package of its own for scripts outside the site.
  { name: 'api-client', paths: ['src/api-client/'], mayImport: ['shared'] },

  // How the site is built: before it runs.
  { name: 'build', paths: ['src/build/'], mayImport: ['shared'] },

  { name: 'migrations', paths: ['migrations/'], mayImport: [], packages: ['typeorm', 'node:crypto'] },
];

type Bridge = {
  from: string | RegExp;
  to: string;
  typeOnly?: boolean;
  /** By import() alone. */
  isLazy?: boolean;
};

/** The arrows that the table forbids and the house needs. */
export const bridges: Bridge[] = [
  // The client knows the API by its type alone.
  { from: 'src/client/lib/api/trpc.ts', to: 'src/server/api/app-router.ts', typeOnly: true },
  { from: 'src/api-client/portfolio-client.ts', to: 'src/server/api/app-router.ts', typeOnly: true },
  // The renderer of the pages is loaded by its path when the server runs; what it takes and gives is typed.
  { from: 'src/server/http/', to: 'src/client/entry-server.tsx', typeOnly: true },
  { from: 'src/server/dev.ts', to: 'src/client/entry-server.tsx', typeOnly: true },
  // An archive that is imported is opened as carefully as a backup, and the rows of a site are read as a restore reads them.
  { from: 'src/server/imports/', to: 'src/server/features/backup/', typeOnly: false },
  // A kind of content names its pages. One that shows several features stands among the screens, and is loaded on demand.
  { from: /^src\/client\/features\/.*-kind\.ts$/, to: 'src/client/screens/', isLazy: true },
  // Column types that both databases know.
  { from: 'migrations/', to: 'src/server/core/columns.ts', typeOnly: false },
];
