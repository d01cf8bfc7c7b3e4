import { LOOK_STYLES, type Look, TYPE_PAIRS, toTypePair } from './looks';

/**
 * Returns the address of a look's style sheet. It contains everything the sheet is made from, so that nothing
 * must be looked up. The digest identifies the build. Under another digest the sheet may be older or newer.
 */
export function lookAddress(look: Look, digest: string): string {
  const { style, accent } = look;
  return `/look/${style}-${toTypePair(look)}-${accent === '' ? 'own' : accent.slice(1)}-${digest}.css`;
}

/** Parses the address into look and digest, or returns null if it is not a look's address. */
export function parseLookAddress(address: string): { look: Look; digest: string } | null {
  const [, name, pair, color, digest] =
    /^\/look\/([a-z]+)-([a-z-]+)-(own|[\da-f]{6})-([\w-]{1,32})\.css$/.exec(address) ?? [];
  const style = LOOK_STYLES.find(item => item === name);
  const type = TYPE_PAIRS.find(item => item === pair);
  if (style === undefined || type === undefined || color === undefined || digest === undefined) return null;
  return { look: { style, type, accent: color === 'own' ? '' : `#${color}` }, digest };
}
