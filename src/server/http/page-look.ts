import { createHash } from 'node:crypto';
import { GROUNDS } from '../../shared/appearance/grounds';
import { lookAddress } from '../../shared/appearance/look-address';
import { type Appearance, DEFAULT_APPEARANCE, type LookStyle } from '../../shared/appearance/looks';

/** The style sheets that every look is made of. */
export type LookSheets = {
  /** What all pages share, as it was built. */
  base: string;
  /** What each style says beside that. */
  styles: Partial<Record<LookStyle, string>>;
  /** Of all of them: part of each look's address. */
  digest: string;
};

export function createLookSheets(base: string, styles: LookSheets['styles']): LookSheets {
  const hash = createHash('sha256').update(base).update(JSON.stringify(styles));
  return { base, styles, digest: hash.digest('base64url').slice(0, 10) };
}

/** The link to what all pages share; none during development, where scripts bring the styles. */
export function baseSheetOf(template: string): { tag: string; href: string } | null {
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
  const isOwnSheet = accent !== '' || style !== 'instrument';
  if (!sheets || (!isOwnSheet && firstTheme === 'visitor')) return template;
  const attributes = [
    style === 'instrument' ? '' : ` data-style="${style}"`,
    firstTheme === 'visitor' ? '' : ` data-theme="${firstTheme}"`,
  ];
  const themed = withBarColors(template, appearance).replace(/<html\b/, `<html${attributes.join('')}`);
  return isOwnSheet ? withSheet(themed, lookAddress(appearance, sheets.digest)) : themed;
}

/** A disabled sheet is not fetched: it tells the loader of screens that theirs need not bring it again. */
function withSheet(template: string, address: string): string {
  const link = `<link rel="stylesheet" data-look href="${address}">`;
  const base = baseSheetOf(template);
  if (!base) return template.replace('</head>', `${link}</head>`);
  return template.replace(base.tag, `${link}<link rel="stylesheet" disabled href="${base.href}">`);
}

/** The browser's own bar takes the color of the page. */
function withBarColors(template: string, { style, firstTheme }: Appearance): string {
  return template.replace(
    /(<meta name="theme-color" content=")[^"]*(" media="\(prefers-color-scheme: (light|dark)\)")/g,
    (_tag, start: string, end: string, system: 'light' | 'dark') =>
      `${start}${GROUNDS[style][firstTheme === 'visitor' ? system : firstTheme].bg}${end}`,
  );
}
