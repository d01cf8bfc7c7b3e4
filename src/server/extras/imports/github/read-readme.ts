export type ReadmeParts = {
  /** The first paragraph in Markdown, or '' if there is none. */
  paragraph: string;
  /** The address of the first image that is not a badge. */
  picture: string | null;
};

const BADGE = /badge|shields\.io|\/workflows\/|travis-ci|codecov|coveralls|circleci|opencollective/i;
/** The paragraph and the image are at the beginning of a README. */
const MAX_LENGTH = 100_000;
// No part of these patterns runs past the place where another match could begin, which keeps the time linear.
const PICTURE =
  /!\[[^[\]]*\]\(\s*<?([^()\s>]+)(?:[\s>][^)[]*)?\)|<img\b[^<>]*?\bsrc\s*=\s*["']([^"'<>]+)["']/gi;
const FENCED_CODE = /^(```|~~~)[\s\S]*?^\1.*$/gm;
const COMMENT = /<!--[\s\S]*?(?:-->|(?![\s\S]))/g;
const HTML_HEADING = /<h([1-6])\b[^<>]*>(?:(?!<h[1-6]\b)[\s\S])*?<\/h\1>/gi;
/** Matches headings, lists, quotes, tables, rules and link definitions. */
const OTHER_BLOCK = /^(?:#|[-*+] |\d+[.)] |>|\||[-=*_]{3,}\s*$|\[[^\]]+\]:)/;

/**
 * Extracts the first paragraph and image. Relative image paths are resolved against `address`, the README's
 * own URL.
 */
export function readReadme(text: string, address: string | null): ReadmeParts {
  const prose = text
    .slice(0, MAX_LENGTH)
    .replace(/\r\n?/g, '\n')
    .replace(FENCED_CODE, '')
    .replace(COMMENT, '')
    .replace(HTML_HEADING, '');
  return { paragraph: firstParagraph(prose), picture: firstPicture(prose, address) };
}

function firstParagraph(prose: string): string {
  for (const block of prose.split(/\n\s*\n/)) {
    // An underlined heading is not a paragraph.
    if (/^[^\n]+\n(?:=+|-+)\s*$/.test(block.trim())) continue;
    const text = withoutMarkup(block).replace(/\s+/g, ' ').trim();
    if (text !== '' && !OTHER_BLOCK.test(block.trim()) && /\p{L}{2}/u.test(text)) return text;
  }
  return '';
}

/** Removes images and HTML, and replaces relative links with their text. */
function withoutMarkup(block: string): string {
  return block
    .replace(/\[!\[[^[\]]*\]\([^)[]*\)\]\([^)[]*\)/g, '')
    .replace(/!\[[^[\]]*\](?:\([^)[]*\)|\[[^[\]]*\])/g, '')
    .replace(/<[^<>]*>/g, '')
    .replace(/\[([^[\]]+)\]\((?!https?:\/\/)[^)[]*\)/g, '$1')
    .replace(/\[([^[\]]+)\]\[[^[\]]*\]/g, '$1');
}

function firstPicture(prose: string, address: string | null): string | null {
  for (const [, markdown, html] of prose.matchAll(PICTURE)) {
    const source = markdown ?? html ?? '';
    if (BADGE.test(source) || !URL.canParse(source, address ?? undefined)) continue;
    // A /blob/ address is an HTML page, not the image.
    return new URL(source, address ?? undefined).href.replace(
      /^(https:\/\/github\.com\/[^/]+\/[^/]+)\/blob\//,
      '$1/raw/',
    );
  }
  return null;
}
