import type { MarkdownTarget } from '#shared/extras/imports/import-contract';
import type { MarkdownEntry } from './markdown-entry';
import type { SiteItems } from './site-items';

/** Says what the files of a folder become. The first that applies to a file decides. */
export type TargetChoice = {
  /** The owner's choice for single files, by key. */
  targets?: readonly { key: string; target: MarkdownTarget }[] | undefined;
  /** The owner's choice for all files. */
  target?: MarkdownTarget | undefined;
  /** The kinds that the files became in earlier imports. */
  earlier?: SiteItems['earlier'] | undefined;
};

/** The kind of files whose folder names none. */
const DEFAULT_TARGET = 'notes';

const FOLDERS: [names: RegExp, target: MarkdownTarget][] = [
  [/^(?:posts?|blog|notes?|articles?|journal|writing|drafts)$/i, 'notes'],
  [/^(?:projects?|portfolio|works?)$/i, 'projects'],
  [/^pages?$/i, 'pages'],
];

type Keyed = Pick<MarkdownEntry, 'path' | 'date'> & { key: string };

/** Adds to each file of a folder the kind of content that it becomes. `root` is the common folder of all. */
export function withTargets<Entry extends Keyed>(
  entries: Entry[],
  root: string,
  { targets = [], target: forAll, earlier }: TargetChoice,
): (Entry & { target: MarkdownTarget })[] {
  const chosen = new Map(targets.map(({ key, target }) => [key, target]));
  const findInside = (path: string) => findByFolder(path.slice(root.length));
  const hasFolders = entries.some(({ path }) => findInside(path) !== undefined);

  function guess({ path, date }: Entry): MarkdownTarget {
    // The common folder may be the name of the site, so it matters only if no other folder tells anything.
    if (!hasFolders) return findByFolder(path) ?? DEFAULT_TARGET;
    const isPage = date === '' && isAtTop(path.slice(root.length));
    return findInside(path) ?? (isPage ? 'pages' : DEFAULT_TARGET);
  }

  return entries.map(entry => {
    const guessed = guess(entry);
    const before = earlier?.get(entry.key) ?? [];
    const proposed = before.includes(guessed) ? guessed : (before[0] ?? guessed);
    return { ...entry, target: chosen.get(entry.key) ?? forAll ?? proposed };
  });
}

/** Finds the kind that the folders of a path tell. The innermost one decides. */
function findByFolder(path: string): MarkdownTarget | undefined {
  for (const folder of path.split('/').slice(0, -1).toReversed()) {
    const name = folder.replace(/^_/, '');
    const known = FOLDERS.find(([names]) => names.test(name));
    if (known) return known[1];
  }
  return undefined;
}

/** Returns true for files such as 'about.md', 'content/about.md' and 'about/index.md'. */
function isAtTop(path: string): boolean {
  return !path
    .replace(/^(?:src\/)?(?:content\/)?/, '')
    .replace(/\/index\.\w+$/, '')
    .includes('/');
}
