import MarkdownIt from 'markdown-it';

const { unescapeAll } = new MarkdownIt().utils;

/** Resolves the escapes and entities of an address. */
export function unescapeAddress(address: string): string {
  return unescapeAll(address);
}

/** Encodes characters that would end the address in Markdown. */
export function encodeAddress(address: string): string {
  return address.replace(/[\s()<>"']/g, character =>
    // These two functions leave different characters as they are.
    encodeURIComponent(character).replace(/[()']/, mark => `%${mark.charCodeAt(0).toString(16)}`),
  );
}
