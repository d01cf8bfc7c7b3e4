import { z } from 'zod';
import { added, declare } from './fields';

/** A language, with the script or the region if it matters. */
const LANGUAGE_TAG = /^([a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?)?$/;

/** The language of an item, if it is not that of the site. */
export const language = added(
  declare(
    'key',
    z
      .string()
      .max(35)
      .regex(LANGUAGE_TAG, 'Must be a language tag such as de or pt-BR')
      .describe("The language of its texts as a BCP 47 tag, such as de. Empty for the site's language."),
    { label: 'Language', initial: '' },
  ),
);
