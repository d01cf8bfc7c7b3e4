/** The proportions (width / height) of phones, from 21:9 to 5:3. */
export const PHONE_ASPECT = { least: 0.4, most: 0.6 };
