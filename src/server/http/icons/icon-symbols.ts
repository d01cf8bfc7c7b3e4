import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ICON_FOLDERS, type IconFolder } from './icon-packages';

const FOLDERS: Partial<Record<string, IconFolder>> = {
  fa: 'solid',
  fas: 'solid',
  'fa-solid': 'solid',
  far: 'regular',
  'fa-regular': 'regular',
  fab: 'brands',
  'fa-brands': 'brands',
  si: 'simple',
};
/** The search order for classes without a style. */
const ANY_STYLE: IconFolder[] = ['solid', 'brands', 'regular'];

/** The view box and the shapes of a file, without its comment or title. */
const DRAWING = /viewBox="([\d ]+)"[^>]*>(?:<!--.*?-->)?(?:<title>.*?<\/title>)?(.*)<\/svg>/s;

/** The symbol of an unknown class. */
const NEUTRAL = '<circle cx="256" cy="256" r="152" fill="none" stroke="currentColor" stroke-width="48"/>';

/**
 * Creates symbols of Font Awesome's free icons and of Simple Icons. An ID is `icon.` and the classes joined by dots, as created
 * by client/ui/icons/icon-sprite.ts.
 */
export function createIconSymbols() {
  /** Caches drawings by file. There are at most as many as the packages have. */
  const drawings = new Map<string, string>();

  function findFile(id: string): string | undefined {
    const classes = id.split('.').slice(1);
    const folder = classes.map(each => FOLDERS[each]).find(each => each !== undefined);
    const pattern = folder === 'simple' ? /^si-([a-z0-9]+)$/ : /^fa-([a-z0-9-]+)$/;
    const names = classes.flatMap(each => (each in FOLDERS ? [] : (pattern.exec(each)?.[1] ?? [])));
    return names
      .flatMap(name =>
        (folder === undefined ? ANY_STYLE : [folder]).map(each => join(ICON_FOLDERS[each], `${name}.svg`)),
      )
      .find(file => drawings.has(file) || existsSync(file));
  }

  function draw(file: string): string {
    const cached = drawings.get(file);
    if (cached !== undefined) return cached;
    const [, viewBox, shape = ''] = DRAWING.exec(readFileSync(file, 'utf8')) ?? [];
    if (viewBox === undefined) throw new Error(`${file} is not an icon`);
    const drawing = `viewBox="${viewBox}">${shape.replaceAll(' fill="currentColor"', '')}`;
    drawings.set(file, drawing);
    return drawing;
  }

  return {
    isKnown: (id: string) => findFile(id) !== undefined,
    /** Returns the symbol of an ID, or a neutral one if no package has such an icon. */
    symbol: (id: string): string => {
      const file = findFile(id);
      return `<symbol id="${id}" ${file === undefined ? `viewBox="0 0 512 512">${NEUTRAL}` : draw(file)}</symbol>`;
    },
  };
}
