import { encodeAddress } from './address-encoding';
import { findTemplates, type Part, type Template } from './template-code';
import { replaceRanges } from './text-ranges';

type Parameters = { named: Map<string, string>; positional: string[] };
type Convert = (parameters: Parameters) => Part[] | null;

/** Shortcodes of Hugo and tags of Jekyll and Hexo, by name. */
const TAGS: Record<string, Convert> = {
  ref: toPage,
  relref: toPage,
  link: toPage,
  post_url: toPage,
  post_path: toPage,
  asset_path: toPage,
  post_link: toNamedPage,
  asset_link: toNamedPage,
  figure: toPicture,
  img: toPicture,
  image: toPicture,
  asset_img: toPicture,
  youtube: toVideo('https://www.youtube.com/watch?v='),
  vimeo: toVideo('https://vimeo.com/'),
  gist: ({ positional: [owner = '', id = ''] }) =>
    toLink(`https://gist.github.com/${[owner, /^[\da-f]+$/.test(id) ? id : ''].filter(Boolean).join('/')}`),
  tweet: toTweet,
  twitter: toTweet,
  x: toTweet,
  instagram: ({ positional: [id = ''] }) => toLink(`https://www.instagram.com/p/${id}/`),
  // The text in between is literal.
  raw: () => [],
  endraw: () => [],
};

/** Matches attributes of kramdown and comments within one tag. */
const HIDDEN = /^\{(?:[:#]|\{\/\*|%-?\s*#)/;
/** `{{ "/a.png" | relative_url }}` of Jekyll and Eleventy. */
const FILTERED = /^\{\{-?\s*(["'])([^"'\n]{1,500})\1\s*\|\s*(?:(?:relative|absolute)_)?url\s*-?\}\}$/;
const SITE_ADDRESS = /^\{\{-?\s*site\.(?:github\.)?(?:base)?url\s*-?\}\}$/;
/** Matches a shortcode that Hugo shows instead of running it. */
const SHOWN = /^\{\{([<%])\/\*([\s\S]*)\*\/([>%])\}\}$/;

/** Converts template code to Markdown. Returns null for code that has no equivalent. */
export function convertTemplate({ text, name, words }: Template): Part[] | null {
  if (HIDDEN.test(text)) return [];
  if (SITE_ADDRESS.test(text)) return [];
  const [, , address] = FILTERED.exec(text) ?? [];
  if (address !== undefined) return [{ address: encodeAddress(address), isPicture: false }];
  const [, open, shown = '', close] = SHOWN.exec(text) ?? [];
  if (open !== undefined) return [`{{${open}${shown}${close}}}`];
  return Object.hasOwn(TAGS, name) ? (TAGS[name]?.(readParameters(words)) ?? null) : null;
}

/** Removes template code from a text of one line, except for what has an equivalent. */
export function withoutTemplates(text: string): string {
  const templates = findTemplates(text);
  if (templates.length === 0) return text;
  const converted = replaceRanges(text, templates, template =>
    (convertTemplate(template) ?? []).map(part => (typeof part === 'string' ? part : part.address)).join(''),
  );
  return converted.replace(/\s+/g, ' ').trim();
}

export function readParameters(words: string): Parameters {
  const named = new Map<string, string>();
  const positional: string[] = [];
  const pattern = /(?:([\w-]+)\s*(?:=|:(?!\/\/))\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"'=,]+))/g;
  for (const [, name, quoted, single, bare] of words.matchAll(pattern)) {
    const value = quoted ?? single ?? bare ?? '';
    if (name === undefined) positional.push(value);
    else named.set(name.toLowerCase(), value);
  }
  return { named, positional };
}

function toPage({ named, positional }: Parameters): Part[] | null {
  const address = named.get('path') ?? positional.join(' ');
  return address === '' ? null : [{ address: encodeAddress(address), isPicture: false }];
}

function toNamedPage({ positional: [address = '', ...words] }: Parameters): Part[] | null {
  if (address === '') return null;
  const text = words.join(' ') || address;
  return [`[${escapeText(text)}](`, { address: encodeAddress(address), isPicture: false }, ')'];
}

function toPicture({ named, positional }: Parameters): Part[] | null {
  const isFile = (word: string) => /\.\w{2,5}$/.test(word);
  const [file = '', ...words] = positional.slice(Math.max(0, positional.findIndex(isFile)));
  const address = named.get('src') ?? named.get('link') ?? (isFile(file) ? file : '');
  if (address === '') return null;
  const caption =
    named.get('caption') ?? named.get('title') ?? words.filter(word => !/^\d/.test(word)).join(' ');
  const text = named.get('alt') ?? caption;
  const title = caption === '' ? '' : ` "${caption.replace(/["\\]/g, '\\$&')}"`;
  return [`![${escapeText(text)}](`, { address: encodeAddress(address), isPicture: true }, `${title})`];
}

function toVideo(site: string): Convert {
  return ({ named, positional }) => {
    const id = named.get('id') ?? positional[0] ?? '';
    if (id === '') return null;
    return toLink(/^https?:/.test(id) ? id : site + id, named.get('title'));
  };
}

function toTweet({ named, positional }: Parameters): Part[] | null {
  const id = named.get('id') ?? positional.at(-1) ?? '';
  if (/^https?:/.test(id)) return toLink(id);
  return /^\d+$/.test(id) ? toLink(`https://x.com/${named.get('user') ?? 'i'}/status/${id}`) : null;
}

function toLink(address: string, text?: string): Part[] {
  return [text ? `[${escapeText(text)}](${encodeAddress(address)})` : `<${encodeAddress(address)}>`];
}

function escapeText(text: string): string {
  return text.replace(/[[\]\\]/g, '\\$&').replace(/\s+/g, ' ');
}
