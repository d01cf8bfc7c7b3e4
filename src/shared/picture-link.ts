/** The class of links around or over a picture, which open it in full size. */
export const PICTURE_LINK = 'picture-link';

/** Formats the accessible name of such a link. */
export function toPictureLinkLabel(name: string): string {
  return name === '' ? 'View full size' : `View full size: ${name}`;
}
