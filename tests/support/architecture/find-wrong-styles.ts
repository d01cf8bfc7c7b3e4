import { basename } from 'node:path';
import { STYLE_VARIANTS } from '#shared/appearance/style-variants';
import type { SourceTree } from './find-wrong-arrows';

const LOOKS = 'src/client/ui/styles/looks/';
/** The styles that pages select with `data-style`; the other sheets in the folder apply to every page. */
const CHOSEN_LOOKS = ['editorial', 'terminal'];

/** The axes of the font files in src/client/ui/styles/fonts. */
const WEIGHTS = { min: 400, max: 600 };
const WIDTHS = { min: 84, max: 116 };

/**
 * Returns a complaint for each rule of a style sheet that has no effect or reaches pages in another style.
 */
export function findWrongStyles(tree: SourceTree): string[] {
  const sheets = [...tree].filter(([file]) => !file.includes('/fonts'));
  const modules = new Map(
    sheets.map(([file, css]) => [basename(file).replace(/(\.module)?\.css$/, ''), css] as const),
  );
  const complaints = sheets.flatMap(([file, css]) =>
    [
      ...findUnknownFaces(css),
      ...findOldQueries(css),
      ...findPhysicalSides(css),
      ...(file.startsWith(LOOKS) ? findUnknownClasses(css, modules) : []),
      ...(CHOSEN_LOOKS.includes(basename(file, '.css'))
        ? findOpenSelectors(css, basename(file, '.css'))
        : []),
    ].map(complaint => `${file}: ${complaint}`),
  );
  return [...complaints, ...findWrongVariants(sheets.map(([, css]) => css).join('\n'))];
}

/** Requires that each variant of a style changes a part, and that a style chooses each variant. */
function findWrongVariants(css: string): string[] {
  const chosen = new Set<string>(Object.values(STYLE_VARIANTS).flat());
  const used = new Set(Array.from(css.matchAll(/\[data-variants~="([^"]+)"\]/g), ([, name = '']) => name));
  return [
    ...[...chosen].filter(name => !used.has(name)).map(name => `no sheet has the variant ${name}`),
    ...[...used].filter(name => !chosen.has(name)).map(name => `no style chooses the variant ${name}`),
  ];
}

function findOldQueries(css: string): string[] {
  const queries = css.matchAll(/\((?:min|max)-(?:width|height)[^)]*\)/g);
  return Array.from(queries, ([query]) => `${query} is a range, such as (width < 40rem)`);
}

/** The sides of text run with its direction. Pixels that a script computes and pictures have fixed sides. */
function findPhysicalSides(css: string): string[] {
  const sides = css.matchAll(
    /^\s*(?:(?:margin|padding|border)-(?:left|right)[\w-]*|text-align: (?:left|right))/gm,
  );
  return Array.from(sides, ([side]) => `${side.trim()} has a logical form`);
}

function findUnknownFaces(css: string): string[] {
  const weights = css.matchAll(/(?:font-weight|font):\s*(?<value>\d+|bold\w*|lighter)\b(?!px|rem|em)/g);
  const widths = css.matchAll(/(?:font-stretch|--w-\w+):\s*(?<value>\d+)%/g);
  return [
    ...[...weights].filter(match => !isWithin(match, WEIGHTS)),
    ...[...widths].filter(match => !isWithin(match, WIDTHS)),
  ].map(([declaration]) => `no font file has ${declaration}`);
}

function isWithin({ groups }: RegExpMatchArray, { min, max }: { min: number; max: number }): boolean {
  const value = Number(groups?.value);
  return value >= min && value <= max;
}

/** Class names combine the name of their module and their local name (see vite.config.ts). */
function findUnknownClasses(css: string, modules: Map<string, string>): string[] {
  return Array.from(css.matchAll(/\.([a-z][a-z-]*)_([a-zA-Z]+)/g), ([name, sheet = '', local = '']) =>
    new RegExp(`\\.${local}\\b`).test(modules.get(sheet) ?? '') ? [] : [`no module has ${name}`],
  ).flat();
}

function findOpenSelectors(css: string, look: string): string[] {
  const selectors = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
    .match(/(?<=^|[{}])[^{}@]+(?=\{)/g);
  return (selectors ?? [])
    .filter(selector => !selector.includes(`[data-style="${look}"]`))
    .map(selector => `${selector.trim()} applies to every look`);
}
