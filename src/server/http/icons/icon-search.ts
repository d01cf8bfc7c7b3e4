import { readdirSync } from 'node:fs';
import { technologyKey } from '#shared/technology-key';
import { ICON_FOLDERS, readSimpleIcons } from './icon-packages';

/** The icon picker shows six rows of seven. */
const MAX_FOUND = 42;

type NamedIcon = { className: string; keys: string[] };

/**
 * Creates a search of Font Awesome's free icons and the Simple Icons by name, in any spelling. It reads the names
 * on the first search, because only the owner searches.
 */
export function createIconSearch(): (search: string) => string[] {
  let icons: NamedIcon[] | undefined;
  return search => {
    icons ??= listIcons();
    const term = technologyKey(search);
    return term === '' ? [] : rank(icons, term).slice(0, MAX_FOUND);
  };
}

/** Exact names come first, then names that begin with the term. */
function rank(icons: NamedIcon[], term: string): string[] {
  const groups: string[][] = [[], [], []];
  for (const { className, keys } of icons) {
    if (keys.includes(term)) groups[0]?.push(className);
    else if (keys.some(key => key.startsWith(term))) groups[1]?.push(className);
    else if (keys.some(key => key.includes(term))) groups[2]?.push(className);
  }
  return groups.flat();
}

function listIcons(): NamedIcon[] {
  const brands = listFontAwesome('brands');
  const known = new Set(brands.flatMap(({ keys }) => keys));
  const simple = readSimpleIcons()
    .map(({ slug, names }) => ({ className: `si si-${slug}`, keys: names.map(technologyKey) }))
    // If both have a brand, Font Awesome's icon fits the others.
    .filter(({ keys }) => !keys.some(key => known.has(key)));
  return [...brands, ...simple, ...listFontAwesome('solid')];
}

function listFontAwesome(style: 'brands' | 'solid'): NamedIcon[] {
  return readdirSync(ICON_FOLDERS[style]).map(file => {
    const name = file.replace(/\.svg$/, '');
    return { className: `fa-${style} fa-${name}`, keys: [technologyKey(name)] };
  });
}
