import { STYLE_VARIANTS } from '#shared/appearance/style-variants';
import type { SourceTree } from './find-wrong-arrows';

/** The axes of the font files in src/client/ui/styles/fonts. */
const WEIGHTS = { min: 400, max: 600 };
const WIDTHS = { min: 84, max: 116 };

/** The widths at which layouts change, in rem. Parts that stand in several places ask for the width of their container. */
const BREAKPOINTS = ['40', '48', '64'];

/** Returns a complaint for each declaration, query or variant of the style sheets that breaks a rule. */
export function findWrongStyles(tree: SourceTree): string[] {
  const sheets = [...tree];
  const complaints = sheets.flatMap(([file, css]) =>
    [
      ...findUnknownFaces(css),
      ...findOldQueries(css),
      ...findOtherWidths(css),
      ...findPhysicalSides(css),
      ...findNamedStyles(css),
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

function findOtherWidths(css: string): string[] {
  return [...css.matchAll(/@media[^{]*/g)].flatMap(([query]) =>
    Array.from(query.matchAll(/([\d.]+)rem/g), ([, width = '']) => width)
      .filter(width => !BREAKPOINTS.includes(width))
      .map(width => `no other layout changes at ${width}rem`),
  );
}

/** Styles choose tokens and variants, so that no sheet depends on the name of a style. */
function findNamedStyles(css: string): string[] {
  return Array.from(css.matchAll(/\[data-style[^\]]*\]/g), ([selector]) => `${selector} names a style`);
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
