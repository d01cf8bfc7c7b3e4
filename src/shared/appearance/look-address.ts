import { LOOK_STYLES, type Look } from './looks';

/**
 * The address of a look's style sheet: all that the sheet is made of is in it, so that nothing must be looked up. The
 * digest is that of the build; under another one the sheet may be an older or newer one.
 */
export function lookAddress({ style, accent }: Look, digest: string): string {
  return `/look/${style}-${accent === '' ? 'own' : accent.slice(1)}-${digest}.css`;
}

/** The look and the digest of an address; null when it is none of a look. */
export function parseLookAddress(address: string): { look: Look; digest: string } | null {
  const [, name, color, digest] =
    /^\/look\/([a-z]+)-(own|[\da-f]{6})-([\w-]{1,32})\.css$/.exec(address) ?? [];
  const style = LOOK_STYLES.find(known => known === name);
  if (style === undefined || color === undefined || digest === undefined) return null;
  return { look: { style, accent: color === 'own' ? '' : `#${color}` }, digest };
}
