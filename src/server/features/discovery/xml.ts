const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Matches characters that XML 1.0 cannot represent: most control characters, lone surrogates and two
 * non-characters.
 */
const INVALID_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

type XmlAttributes = Record<string, string | undefined>;

/** Renders an element around text, which is escaped. */
export function xmlText(name: string, text: string, attributes?: XmlAttributes): string {
  return `<${name}${xmlAttributes(attributes)}>${escapeXml(text)}</${name}>`;
}

export function xmlElement(name: string, children: string[], attributes?: XmlAttributes): string {
  return `<${name}${xmlAttributes(attributes)}>\n${children.join('\n')}\n</${name}>`;
}

export function xmlEmpty(name: string, attributes: XmlAttributes): string {
  return `<${name}${xmlAttributes(attributes)}/>`;
}

export function xmlDocument(root: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

export function escapeXml(text: string): string {
  return text
    .replace(INVALID_CHARACTERS, '')
    .replace(/[&<>"']/g, character => ENTITIES[character] ?? character);
}

function xmlAttributes(attributes: XmlAttributes = {}): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('');
}
