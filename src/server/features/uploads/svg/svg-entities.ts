import { UnsafeSvgError } from './unsafe-svg-error';

/** An entity that stands for plain text. */
const PLAIN = /<!ENTITY\s+[\w:.-]+\s+(?:"([^"&%<]*)"|'([^'&%<]*)')\s*>/g;
const MAX_EXPANDED = 2 * 1024 * 1024;

/**
 * Accepts the entities that Illustrator and others define for names and styles.
 * @throws UnsafeSvgError for entities that contain others, markup or files, or that would expand to more text
 * than fits in memory
 */
export function requirePlainEntities(text: string): void {
  const lengths = [...text.matchAll(PLAIN)].map(([, double, single]) => (double ?? single ?? '').length);
  const isPlain = lengths.length === (text.match(/<!ENTITY/gi)?.length ?? 0);
  const references = text.split('&').length - 1;
  const longest = lengths.reduce((most, length) => Math.max(most, length), 0);
  if (isPlain && references * longest <= MAX_EXPANDED) return;
  throw new UnsafeSvgError(
    'This SVG image defines entities that can\'t be kept. Save it again as SVG 1.1: in Illustrator, choose "Presentation Attributes" for CSS properties and turn off "Preserve Illustrator Editing Capabilities".',
  );
}
