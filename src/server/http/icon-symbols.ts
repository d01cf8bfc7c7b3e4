import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const PACKAGE = '@fortawesome/fontawesome-free/package.json';

const STYLES: Record<string, string> = {
  fa: 'solid',
  fas: 'solid',
  'fa-solid': 'solid',
  far: 'regular',
  'fa-regular': 'regular',
  fab: 'brands',
  'fa-brands': 'brands',
};
/** The search order for classes without a style. */
const ANY_STYLE = ['solid', 'brands', 'regular'];

/** The symbol of an unknown class. */
const NEUTRAL = '<circle cx="256" cy="256" r="152" fill="none" stroke="currentColor" stroke-width="48"/>';

/**
 * Creates symbols of Font Awesome's free icons. An ID is `icon.` and the classes joined by dots, as created
 * by client/ui/icons/icon-sprite.ts.
 */
export function createIconSymbols() {
  const require = createRequire(import.meta.url);
  const { version } = z.object({ version: z.string() }).parse(require(PACKAGE));
  const folder = join(dirname(require.resolve(PACKAGE)), 'svgs');
  /** Caches drawings by file. There are at most as many as the package has. */
  const drawings = new Map<string, string>();

  function findFile(id: string): string | undefined {
    const classes = id.split('.').slice(1);
    const style = classes.map(each => STYLES[each]).find(each => each !== undefined);
    const names = classes.flatMap(each =>
      each in STYLES ? [] : (/^fa-([a-z0-9-]+)$/.exec(each)?.[1] ?? []),
    );
    return names
      .flatMap(name =>
        (style === undefined ? ANY_STYLE : [style]).map(each => join(folder, each, `${name}.svg`)),
      )
      .find(file => drawings.has(file) || existsSync(file));
  }

  function draw(file: string): string {
    const cached = drawings.get(file);
    if (cached !== undefined) return cached;
    const [, viewBox, shape = ''] =
      /viewBox="([\d ]+)">(?:<!--.*?-->)?(.*)<\/svg>/s.exec(readFileSync(file, 'utf8')) ?? [];
    if (viewBox === undefined) throw new Error(`${file} is not an icon`);
    const drawing = `viewBox="${viewBox}">${shape.replaceAll(' fill="currentColor"', '')}`;
    drawings.set(file, drawing);
    return drawing;
  }

  return {
    version,
    isKnown: (id: string) => findFile(id) !== undefined,
    /** Returns the symbol of an ID, or a neutral one if the package has no such icon. */
    symbol: (id: string): string => {
      const file = findFile(id);
      return `<symbol id="${id}" ${file === undefined ? `viewBox="0 0 512 512">${NEUTRAL}` : draw(file)}</symbol>`;
    },
  };
}
