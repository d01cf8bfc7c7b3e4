export type TextHeading = {
  id: string;
  name: string;
  /** True for a heading of the second level. */
  isLower: boolean;
  /** The length of its section, in units of about 50 words. */
  length: number;
};

const HEADING = /<h([23])[^>]* id="([^"]+)"[^>]*>(.*?)<\/h\1>/gs;
const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };
const UNIT = 300;

/** A shorter text needs no list. */
const MIN_HEADINGS = 3;
/** With more headings, only those of the first level are listed. */
const MAX_HEADINGS = 12;

/**
 * Lists the headings of a text that the server has rendered, or none of a short one. This is safe, because text has
 * every < escaped.
 */
export function listHeadings(html: string): TextHeading[] {
  const found = [...html.matchAll(HEADING)].filter(([, , , content = '']) => toText(content) !== '');
  const listed = found.length > MAX_HEADINGS ? found.filter(([, level]) => level === '2') : found;
  if (listed.length < MIN_HEADINGS) return [];
  return listed.map(({ 0: tag, 1: level, 2: id = '', 3: content = '', index }, position) => {
    const section = html.slice(index + tag.length, listed[position + 1]?.index);
    return {
      id,
      name: toText(content),
      isLower: level === '3',
      length: Math.ceil(toText(section).length / UNIT),
    };
  });
}

/** Removes tags and the numbers of footnotes. */
function toText(html: string): string {
  const text = html.replace(/<sup>.*?<\/sup>|<[^>]*>/g, '');
  return text.replace(/&(?:lt|gt|quot|amp);/g, entity => ENTITIES[entity] ?? entity).trim();
}
