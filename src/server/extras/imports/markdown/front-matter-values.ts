/** The fields of front matter. Their names are in lower case, as Hugo reads them, and `getField` finds them. */
export type Fields = Record<string, unknown>;

/** Makes the names of fields lower case. A name that is so already comes before other spellings. */
export function lowerNames(fields: object): Fields {
  const named = Object.entries(fields).map(([name, value]) => [name.toLowerCase(), value] as const);
  return Object.fromEntries([
    ...named,
    ...Object.entries(fields).filter(([name]) => name === name.toLowerCase()),
  ]);
}

export function getField(fields: Fields, name: string): unknown {
  return fields[name.toLowerCase()];
}

export function readText(fields: Fields, ...names: string[]): string {
  for (const name of names) {
    const value = getField(fields, name);
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** Reads a list, or a string with words separated by spaces (Jekyll) or commas. */
export function readTexts(value: unknown): string[] {
  const values = typeof value === 'string' ? splitWords(value) : value;
  if (!Array.isArray(values)) return [];
  return values
    .filter(each => typeof each === 'string' || typeof each === 'number')
    .map(each => String(each).trim())
    .filter(each => each !== '');
}

function splitWords(text: string): string[] {
  return text.split(text.includes(',') ? ',' : /\s+/);
}

const COVERS = [
  ...[
    'cover',
    'coverImage',
    'cover_image',
    'image',
    'img',
    'heroImage',
    'hero',
    'featured_image',
    'featuredImage',
  ],
  ...[
    'featured-image',
    'banner',
    'thumbnail',
    'thumb',
    'preview_image',
    'teaser',
    'header',
    'screenshot',
    'ogImage',
  ],
  ...['socialImage', 'share-img'],
];
const COVER_DESCRIPTIONS = [
  ...['imageAlt', 'image_alt', 'coverAlt', 'cover_alt', 'heroImageAlt', 'thumbnailAlt', 'img_alt', 'alt'],
];

/** Finds the first image, in one of the fields of usual themes. */
export function readCover(fields: Fields): { cover: string; coverAlt: string } {
  const coverAlt = readText(fields, ...COVER_DESCRIPTIONS);
  for (const value of [...COVERS.map(name => getField(fields, name)), ...[fields.images].flat()]) {
    if (typeof value === 'string' && value.trim() !== '') return { cover: value.trim(), coverAlt };
    if (typeof value !== 'object' || value === null) continue;
    const { image, src, path, url, teaser, alt } = Object(value);
    const cover = [image, src, path, url, teaser].find(each => typeof each === 'string' && each !== '');
    if (cover) return { cover, coverAlt: typeof alt === 'string' ? alt : coverAlt };
  }
  return { cover: '', coverAlt };
}
