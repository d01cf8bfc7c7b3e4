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
  /**
   * Its folders are of this kind, and must not import each other. Code that joins two of them belongs in a room above.
   * Folders of one name in several rooms of a kind are one thing, such as the two sides of an extra.
   */
  foldersOf?: 'features' | 'extras';
  /** Its folders in order: each may import only those before it. */
  folderOrder?: string[];
};

const clientContent = ['client/ui', 'client/lib', 'client/content', 'client/editing'];
const clientKinds = [...clientContent, 'client/features', 'client/kinds'];
const clientScreens = [...clientKinds, 'client/register-of-extras', 'client/screens'];
const serverFeatures = ['server/core', 'server/features'];
const serverContent = [...serverFeatures, 'server/composition'];
const serverCore = [...serverContent, 'server/db', 'server/api', 'server/http', 'server/extra'];
const server = [...serverCore, 'server/extras', 'server/app'];
/** The rooms that both sides of an extra may use. */
const sharedOfExtras = ['shared', 'shared/extras'];

/** Returns a room whose files are in the folder of its name. */
function folder(name: string, mayImport: string[], rules: Partial<Room> = {}): Room {
  return { name, paths: [`src/${name}/`], mayImport, ...rules };
}

export const rooms: Room[] = [
  // Names the version of the site and those of Node.
  { name: 'package.json', paths: ['package.json'], mayImport: [] },
  // Both sides of an extra use these.
  folder('shared/extras', ['shared'], { packages: ['zod'], foldersOf: 'extras' }),
  folder('shared', ['package.json'], { packages: ['zod', 'minisearch'] }),

  folder('server/core', ['shared'], {
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
  }),
  folder('server/db', ['shared', 'server/core', 'migrations']),
  folder('server/features', ['shared', 'server/core'], { foldersOf: 'features' }),
  // Code here wires the features together; only here may one feature depend on another.
  folder('server/composition', ['shared', ...serverFeatures]),
  folder('server/api', ['shared', ...serverContent]),
  folder('server/http', ['shared', ...serverContent, 'server/api']),
  // The form of an extra.
  {
    name: 'server/extra',
    paths: ['src/server/extras/extra.ts', 'src/server/extras/finding.ts'],
    mayImport: ['shared', ...serverContent, 'server/api', 'server/http'],
  },
  // The register of what extras add to texts, which threads read, too.
  {
    name: 'server/text-parts',
    paths: ['src/server/extras/text-parts.ts'],
    mayImport: ['server/core', 'server/extras'],
  },
  {
    name: 'server/app',
    paths: [
      'src/server/extras/extras.ts',
      'src/server/extras/open-extras.ts',
      'src/server/choose-adapters.ts',
      'src/server/describe-api.ts',
      'src/server/environment.ts',
      'src/server/app-router.ts',
      'src/server/app.ts',
      'src/server/local-site.ts',
    ],
    mayImport: ['shared', ...serverCore, 'server/extras'],
  },
  // The core never imports an extra, and an extra never imports another.
  // Their programs run the whole site.
  folder('server/extras', [...sharedOfExtras, ...serverCore, 'server/app', 'server/start'], {
    foldersOf: 'extras',
  }),
  {
    name: 'server/start',
    paths: [
      'src/server/run.ts',
      'src/server/announce-start.ts',
      'src/server/open-site.ts',
      'src/server/report-start-failure.ts',
      'src/server/shutdown.ts',
      'src/server/main.ts',
      'src/server/dev.ts',
      'src/server/commands/',
    ],
    mayImport: ['shared', ...server, 'migrations'],
  },

  folder('client/ui', []),
  folder('client/lib', ['shared']),
  folder('client/content', ['shared', 'client/ui', 'client/lib']),
  folder('client/editing', ['shared', 'client/ui', 'client/lib', 'client/content']),
  folder('client/features', ['shared', ...clientContent], { foldersOf: 'features' }),
  folder('client/kinds', ['shared', ...clientContent, 'client/features']),
  {
    name: 'client/register-of-extras',
    paths: ['extras', 'owner-extras', 'text-parts', 'empty-page-slots', 'empty-owner-slots'].map(
      name => `src/client/extras/${name}.ts`,
    ),
    mayImport: ['shared', ...clientKinds, 'client/extras'],
  },
  // Only the register imports extras, so that each can be removed.
  folder('client/extras', [...sharedOfExtras, ...clientKinds], { foldersOf: 'extras' }),
  folder('client/screens', ['shared', ...clientKinds, 'client/register-of-extras']),
  // The page of examples, which only development has.
  folder('client/dev', ['shared', ...clientContent, 'client/features']),
  folder('client/app', ['shared', ...clientScreens, 'client/dev']),
  {
    name: 'client/entries',
    paths: ['src/client/entry-client.tsx', 'src/client/entry-server.tsx'],
    mayImport: ['shared', ...clientScreens, 'client/app'],
  },

  // A separate package for scripts outside the site.
  folder('api-client', ['shared']),

  folder('build', ['shared']),

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
  { from: 'src/client/lib/api/trpc.ts', to: 'src/server/app-router.ts', typeOnly: true },
  // Endpoints and pages call procedures by the type of the whole router.
  { from: 'src/server/http/', to: 'src/server/app-router.ts', typeOnly: true },
  { from: 'src/api-client/portfolio-client.ts', to: 'src/server/app-router.ts', typeOnly: true },
  // The server loads the page renderer by its path at run time and imports only its types.
  { from: 'src/server/http/', to: 'src/client/entry-server.tsx', typeOnly: true },
  { from: 'src/server/dev.ts', to: 'src/client/entry-server.tsx', typeOnly: true },
  // Texts ask the registers what extras add to them.
  { from: 'src/server/core/markdown/render-markdown.ts', to: 'src/server/extras/text-parts.ts' },
  { from: 'src/client/content/markdown/markdown-text.tsx', to: 'src/client/extras/text-parts.ts' },
  // A build records the commit, which commands that run from sources ask for.
  { from: 'src/build/', to: 'src/server/core/runtime/read-commit.ts', typeOnly: false },
  // The commands of the build parse their arguments as those of the server do.
  { from: 'src/build/', to: 'src/server/commands/command-line.ts', typeOnly: false },
  // The design system has words of its own, such as those of its buttons.
  { from: 'src/client/ui/', to: 'src/client/lib/language/' },
  { from: 'src/client/ui/', to: 'src/shared/language/' },
  // A kind of content names its pages. A page that shows several features is a screen and is loaded on
  // demand.
  { from: /^src\/client\/features\/.*-kind\.ts$/, to: 'src/client/screens/', isLazy: true },
  // Column types that both databases support.
  { from: 'migrations/', to: 'src/server/core/database/columns.ts', typeOnly: false },
];
