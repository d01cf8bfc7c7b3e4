import type { XastElement, XastParent } from 'svgo';
import { ELEMENTS, SVG_NAMESPACE } from './svg-elements';
import { findUnsafe, readSheet } from './svg-styles';
import { UnsafeSvgError } from './unsafe-svg-error';

export const EMBEDDED_PICTURE = /^data:image\/(png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i;

/** The longest text that a message quotes. */
const MAX_QUOTED = 60;

/** Elements that draw, and that are always removed. */
const LOST_ELEMENTS = new Set(['feImage', 'tref', 'altGlyph']);
/** Elements whose content may remain or be repeated elsewhere. */
const CONTAINERS = new Set(['a', 'foreignObject', 'flowRoot']);

/**
 * Refuses a drawing from which something visible would be removed.
 * @param prefixes the prefixes of names that stand for the namespace of SVG
 * @throws UnsafeSvgError that names the loss and how to avoid it
 */
export function requireNoLosses(parent: XastParent, prefixes: ReadonlySet<string> = new Set()): void {
  for (const child of listElements(parent)) {
    const bound = bindPrefixes(child, prefixes);
    requireNoPrefix(child, bound);
    if (child.name === 'foreignObject') requireFallback(child, parent);
    if (child.name === 'flowRoot') requireNoText(child);
    if (LOST_ELEMENTS.has(child.name)) throw createElementError(child, 'this element');
    if (!ELEMENTS.has(child.name) && child.name !== 'a') continue;
    requireNoLosses(child, bound);
    if (child.name === 'style') requireSafeSheet(child);
    requireSafeAttributes(child);
    if (child.name === 'image' || child.name === 'use') requireEmbedded(child);
  }
}

/** Adds the prefixes that an element binds to SVG, and removes those that it binds to something else. */
function bindPrefixes({ attributes }: XastElement, prefixes: ReadonlySet<string>): ReadonlySet<string> {
  const bound = new Set(prefixes);
  for (const [name, value] of Object.entries(attributes)) {
    const [, prefix] = /^xmlns:(.+)$/.exec(name) ?? [];
    if (prefix === undefined) continue;
    if (value === SVG_NAMESPACE) bound.add(prefix);
    else bound.delete(prefix);
  }
  return bound;
}

/** Some programs name drawing elements with a prefix, which the parser does not resolve. */
function requireNoPrefix(element: XastElement, prefixes: ReadonlySet<string>): void {
  const [, prefix = '', name = ''] = /^(.+):(.+)$/.exec(element.name) ?? [];
  const draws = [ELEMENTS, LOST_ELEMENTS, CONTAINERS].some(names => names.has(name));
  if (draws && prefixes.has(prefix)) throw createElementError(element, 'prefixes');
}

function createElementError({ name }: XastElement, cause: string): UnsafeSvgError {
  return new UnsafeSvgError(
    `This SVG image draws with <${quote(name)}>, which can't be kept. Export as plain SVG 1.1 without ${cause}, or export a PNG.`,
  );
}

/** Inkscape leaves a `flowRoot` without a text where somebody clicked with the text tool. */
function requireNoText(flowRoot: XastElement): void {
  const text = readText(flowRoot);
  if (text === '') return;
  throw new UnsafeSvgError(
    `The text "${quote(text)}" of this SVG image is in a <flowRoot>, which can't be kept. In Inkscape, select the text and choose "Text > Convert to Text". Or export a PNG.`,
  );
}

function requireSafeSheet(style: XastElement): void {
  const unsafe = findUnsafe(readSheet(style));
  if (unsafe === null) return;
  throw new UnsafeSvgError(
    `The style sheet of this SVG image has "${quote(unsafe)}", which can't be kept. Export with presentation attributes instead of a style sheet: in Illustrator, choose "Presentation Attributes" for CSS properties. Or export a PNG.`,
  );
}

/** Attributes that paint, or animate one that does. Others may hold anything, such as the source of a draw.io chart. */
const PAINTS =
  /^(style|fill|stroke|filter|mask|clip-path|marker|marker-(start|mid|end)|font-family|values|to|from|by)$/;

function requireSafeAttributes({ attributes }: XastElement): void {
  for (const [name, value] of Object.entries(attributes)) {
    const unsafe = PAINTS.test(name) ? findUnsafe(value) : null;
    if (unsafe === null) continue;
    throw new UnsafeSvgError(
      `The attribute ${quote(name)} of this SVG image has "${quote(unsafe)}", which can't be kept. Refer only to elements of the same file when you export, or export a PNG.`,
    );
  }
}

/** A `switch` shows another element instead, which draw.io adds. */
function requireFallback(foreign: XastElement, parent: XastParent): void {
  const text = readText(foreign);
  const isShown =
    parent.type === 'element' &&
    parent.name === 'switch' &&
    listElements(parent).some(
      other =>
        other.name !== 'foreignObject' &&
        (hasImage(other) || (text !== '' && isSameText(readText(other), text))),
    );
  if (isShown) return;
  if (text !== '') {
    throw new UnsafeSvgError(
      `The label "${quote(text)}" of this SVG image is HTML in a <foreignObject>, which can't be kept. Export labels as text: in Mermaid, set htmlLabels to false. In draw.io, turn off Formatted Text and Word Wrap. Or export a PNG.`,
    );
  }
  if (hasImage(foreign)) {
    throw new UnsafeSvgError(
      "This SVG image has a picture in a <foreignObject>, which can't be kept. Use an <image> with an embedded PNG or JPEG instead, or export a PNG.",
    );
  }
}

function requireEmbedded({ attributes }: XastElement): void {
  const address = attributes.href ?? attributes['xlink:href'] ?? '';
  if (address === '' || address.startsWith('#') || EMBEDDED_PICTURE.test(address)) return;
  throw new UnsafeSvgError(
    `This SVG image shows "${quote(address)}", which can't be kept. Embed pictures as PNG or JPEG when you export, or export a PNG.`,
  );
}

function quote(text: string): string {
  return text.length <= MAX_QUOTED ? text : `${text.slice(0, MAX_QUOTED)}…`;
}

function listElements({ children }: XastParent): XastElement[] {
  return children.filter(child => child.type === 'element');
}

/** An element of HTML or SVG that shows something without a text. */
const PICTURE = /^(.*:)?(img|image|svg|canvas|video)$/;

function hasImage(element: XastElement): boolean {
  return PICTURE.test(element.name) || listElements(element).some(hasImage);
}

/** Returns the text of an element. The parser trims its parts, so that only other characters can be compared. */
function readText({ children }: XastElement): string {
  const parts = children.map(child => {
    if (child.type === 'element') return readText(child);
    return 'value' in child ? child.value.trim() : '';
  });
  return parts.filter(part => part !== '').join(' ');
}

function isSameText(text: string, other: string): boolean {
  return text.replace(/\s/g, '') === other.replace(/\s/g, '');
}
