import { withoutFragment } from '#shared/upload-names';

/** The field that describes each field with a picture. */
export const DESCRIPTION_FIELDS = { image: 'imageAlt', cover: 'coverAlt' } as const;
type PictureField = keyof typeof DESCRIPTION_FIELDS;

/**
 * Clears the description of a picture that the changes replace, unless they contain a description. Another frame
 * keeps the picture.
 */
export function clearOldDescription<
  Field extends PictureField,
  Changes extends { [Name in Field]?: string | undefined },
>(field: Field, stored: { [Name in Field]: string }, changes: Changes): Changes {
  const picture = changes[field];
  if (picture === undefined || withoutFragment(picture) === withoutFragment(stored[field])) return changes;
  return { [DESCRIPTION_FIELDS[field]]: '', ...changes };
}
