import { LOOK_STYLES, type Look, TYPE_PAIRS, typePairOf } from './looks';

/**
 * The address of a look's style sheet: all that the sheet is made of is in it, so that nothing must be looked up. The
 * digest is that of the build; under another one the sheet may be an older or newer one.
 */
export function lookAddress(look: Look, digest: string): string {
  const { style, accent } = look;
  return `/look/${style}-${typePairOf(look)}-${accent === '' ? 'own' : accent.slice(1)}-${digest}.css`;
}

/** The look and the digest of an address; null when it is none of a look. */
export function parseLookAddress(address: string): { look: Look; digest: string } | null {
  const [, name, pair, color, digest] =
    /^\/look\/([a-z]+)-([a-z-]+)-(own|[\da-f]{6})-([\w-]{1,32})\.css$/.exec(address) ?? [];
  const style = LOOK_STYLES.find(known => known === name);
  const type = TYPE_PAIRS.find(known => known === pair);
  if (style === undefined || type === undefined || color === undefined || digest === undefined) return null;
  return { look: { style, type, accent: color === 'own' ? '' : `#${color}` }, digest };
}
