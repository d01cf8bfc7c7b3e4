import { replaceInSlices } from './replace-in-slices';

type Shortcode = { pattern: RegExp; become: (value: string) => string };

/** Shortcodes of Hugo and Jekyll that contain an address. */
const SHORTCODES: Shortcode[] = [
  { pattern: /\{\{[<%] *(?:rel)?ref +(?:path=)?["']([^"'\n]{1,500})["'] *[>%]\}\}/g, become: asAddress },
  { pattern: /\{% *(?:post_url|link) +([^%\s]{1,500}) *%\}/g, become: asAddress },
  { pattern: /\{\{ *["']([^"'\n]{1,500})["'] *\| *(?:relative|absolute)_url *\}\}/g, become: asAddress },
  { pattern: /\{\{ *site\.(?:base)?url *\}\}/g, become: () => '' },
  { pattern: /\{\{[<%] *figure +([^{}\n]{1,2000})[>%]\}\}/g, become: asPicture },
];

/** Replaces shortcodes for links and images with Markdown. Others stay unchanged. */
export async function withoutShortcodes(text: string): Promise<string> {
  if (!/\{[{%]/.test(text)) return text;
  let result = text;
  for (const { pattern, become } of SHORTCODES) {
    result = await replaceInSlices(result, pattern, ([, value = '']) => become(value));
  }
  return result;
}

/** Encodes spaces, which would end the address in Markdown. */
function asAddress(path: string): string {
  return path.replaceAll(' ', '%20');
}

function asPicture(attributes: string): string {
  const found = new Map<string, string>();
  for (const [, name = '', value = ''] of attributes.matchAll(/(\w+)=["']([^"'\n]*)["']/g)) {
    found.set(name, value);
  }
  const caption = found.get('caption') ?? found.get('title');
  const words = (found.get('alt') ?? caption ?? '').replace(/[[\]]/g, '');
  return `![${words}](${asAddress(found.get('src') ?? '')}${caption ? ` "${caption}"` : ''})`;
}
