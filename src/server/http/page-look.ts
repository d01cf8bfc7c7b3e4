import { createHash } from 'node:crypto';
import { lookAddress } from '#shared/appearance/look-address';
import { lookRule, paletteRule } from '#shared/appearance/look-css';
import {
  type Appearance,
  DEFAULT_APPEARANCE,
  type Look,
  type LookStyle,
  type TypePair,
  typePairOf,
} from '#shared/appearance/looks';
import { colorsOf, PALETTES } from '#shared/appearance/palettes';

/** The style sheets that every look is made of. */
export type LookSheets = {
  /** What all pages share, as it was built. */
  base: string;
  /** What each style says beside that. */
  styles: Partial<Record<LookStyle, string>>;
  /** The faces of each pair, and where they are used. */
  types: Partial<Record<TypePair, string>>;
  /** Of all of them: part of each look's address. */
  digest: string;
};

export function createLookSheets(
  base: string,
  { styles, types }: Pick<LookSheets, 'styles' | 'types'>,
): LookSheets {
  const hash = createHash('sha256')
    .update(base)
    .update(JSON.stringify([styles, types, PALETTES]));
  return { base, styles, types, digest: hash.digest('base64url').slice(0, 10) };
}

/** The whole style sheet of a look. */
export function lookSheet({ base, styles, types }: LookSheets, look: Look): string {
  const style = styles[look.style];
  // On paper every style is the first: its print sheet knows no other.
  const onScreen = style === undefined ? '' : `@media screen{${paletteRule(look.style)}${style}}`;
  return [base, types[typePairOf(look)], onScreen, lookRule(look)].join('');
}

/** The link to what all pages share; none during development, where scripts bring the styles. */
export function findBaseSheet(template: string): { tag: string; href: string } | null {
  const [tag, href] = /<link rel="stylesheet"[^>]* href="(\/assets\/[^"]+)">/.exec(template) ?? [];
  return tag === undefined || href === undefined ? null : { tag, href };
}

/**
 * index.html in the owner's look, before the first paint: the theme, the style, and one style sheet in the place of the
 * one that all pages share. The look that a new site has leaves it as it was built.
 */
export function dressTemplate(
  template: string,
  appearance: Appearance = DEFAULT_APPEARANCE,
  sheets?: LookSheets,
): string {
  const { accent, style, firstTheme } = appearance;
  const type = typePairOf(appearance);
  const isOwnSheet = accent !== '' || style !== 'instrument' || type !== 'archivo';
  if (!sheets || (!isOwnSheet && firstTheme === 'visitor')) return template;
  const attributes = [
    style === 'instrument' ? '' : ` data-style="${style}"`,
    type === 'archivo' ? '' : ` data-type="${type}"`,
    firstTheme === 'visitor' ? '' : ` data-theme="${firstTheme}"`,
  ];
  const themed = withBarColors(template, appearance).replace(/<html\b/, `<html${attributes.join('')}`);
  if (!isOwnSheet) return themed;
  return withFonts(withSheet(themed, lookAddress(appearance, sheets.digest)), type, sheets);
}

/** A disabled sheet is not fetched: it tells the loader of screens that theirs need not bring it again. */
function withSheet(template: string, address: string): string {
  const link = `<link rel="stylesheet" data-look href="${address}">`;
  const base = findBaseSheet(template);
  if (!base) return template.replace('</head>', `${link}</head>`);
  return template.replace(base.tag, `${link}<link rel="stylesheet" disabled href="${base.href}">`);
}

/** Letters are fetched ahead of everything: those of the pair, and Archivo where it still sets the text. */
function withFonts(template: string, type: TypePair, { types }: LookSheets): string {
  const files = types[type]?.match(/\/assets\/[\w-]+-latin-(?!ext-)[\w-]+\.woff2/g) ?? [];
  if (files.length === 0) return template;
  const ahead = [...new Set(files)].map(
    file => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin>`,
  );
  return template.replace(/<link\s+rel="preload"[^>]*as="font"[^>]*>/, archivo =>
    [...(type === 'serif-archivo' ? [archivo] : []), ...ahead].join(''),
  );
}

/** The browser's own bar takes the color of the page. */
function withBarColors(template: string, { style, firstTheme }: Appearance): string {
  return template.replace(
    /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: (light|dark)\)")/g,
    (_tag, start: string, end: string, system: 'light' | 'dark') =>
      `${start}${colorsOf(style, firstTheme === 'visitor' ? system : firstTheme)('bg')}${end}`,
  );
}
