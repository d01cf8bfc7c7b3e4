import type { XastElement, XastParent } from 'svgo';
import { UnsafeSvgError } from './unsafe-svg-error';

export const EMBEDDED_PICTURE = /^data:image\/(png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i;

/** The longest text that a message quotes. */
const MAX_QUOTED = 60;

/**
 * Refuses a drawing from which something visible would be removed.
 * @throws UnsafeSvgError that names the loss and how to avoid it
 */
export function requireNoLosses(parent: XastParent): void {
  for (const child of listElements(parent)) {
    if (child.name === 'foreignObject') requireFallback(child, parent);
    else requireNoLosses(child);
    if (child.name === 'image' || child.name === 'use') requireEmbedded(child);
  }
}

/** A `switch` shows another element instead, which draw.io adds. */
function requireFallback(foreign: XastElement, parent: XastParent): void {
  const text = readText(foreign);
  const isShown =
    parent.type === 'element' &&
    parent.name === 'switch' &&
    listElements(parent).some(
      other => other !== foreign && (hasImage(other) || isSameText(readText(other), text)),
    );
  if (text === '' || isShown) return;
  throw new UnsafeSvgError(
    `The label "${quote(text)}" of this SVG image is HTML in a <foreignObject>, which can't be kept. Export labels as text: in Mermaid, set htmlLabels to false. In draw.io, turn off Formatted Text and Word Wrap. Or export a PNG.`,
  );
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

function hasImage(element: XastElement): boolean {
  return element.name === 'image' || listElements(element).some(hasImage);
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
