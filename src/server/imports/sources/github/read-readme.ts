export type ReadmeParts = {
  /** The first paragraph of text, in Markdown; '' when there is none. */
  paragraph: string;
  /** The address of the first picture that is no badge. */
  picture: string | null;
};

const BADGE = /badge|shields\.io|\/workflows\/|travis-ci|codecov|coveralls|circleci|opencollective/i;
const PICTURE = /!\[[^\]]*\]\(\s*<?([^)\s>]+)[^)]*\)|<img\b[^>]*?\bsrc\s*=\s*["']([^"']+)["']/gi;
/** What is no paragraph: headings, lists, quotes, tables, rules, definitions of links. */
const OTHER_BLOCK = /^(?:#|[-*+] |\d+[.)] |>|\||[-=*_]{3,}\s*$|\[[^\]]+\]:)/;

/** What a project is introduced by. `address`: where the readme is, from which its pictures are told. */
export function readReadme(text: string, address: string | null): ReadmeParts {
  const prose = text
    .replace(/\r\n?/g, '\n')
    .replace(/^(```|~~~)[\s\S]*?^\1.*$/gm, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<h([1-6])\b[^>]*>[\s\S]*?<\/h\1>/gi, '');
  return { paragraph: firstParagraph(prose), picture: firstPicture(prose, address) };
}

function firstParagraph(prose: string): string {
  for (const block of prose.split(/\n\s*\n/)) {
    // What is left of a heading that is underlined, or of a line of badges, is none.
    if (/^[^\n]+\n(?:=+|-+)\s*$/.test(block.trim())) continue;
    const text = withoutMarkup(block).replace(/\s+/g, ' ').trim();
    if (text !== '' && !OTHER_BLOCK.test(block.trim()) && /\p{L}{2}/u.test(text)) return text;
  }
  return '';
}

/** Pictures and HTML are left out; a link that leads nowhere from here is its words. */
function withoutMarkup(block: string): string {
  return block
    .replace(/\[!\[[^\]]*\]\([^)]*\)\]\([^)]*\)/g, '')
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/\[([^\]]+)\]\((?!https?:\/\/)[^)]*\)/g, '$1')
    .replace(/\[([^\]]+)\]\[[^\]]*\]/g, '$1');
}

function firstPicture(prose: string, address: string | null): string | null {
  for (const [, markdown, html] of prose.matchAll(PICTURE)) {
    const source = markdown ?? html ?? '';
    if (BADGE.test(source) || !URL.canParse(source, address ?? undefined)) continue;
    // A page that shows the file would be no picture.
    return new URL(source, address ?? undefined).href.replace(
      /^(https:\/\/github\.com\/[^/]+\/[^/]+)\/blob\//,
      '$1/raw/',
    );
  }
  return null;
}
