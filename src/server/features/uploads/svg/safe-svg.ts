import type { CustomPlugin, XastElement, XastParent } from 'svgo';
import { ELEMENTS, SVG_NAMESPACE } from './svg-elements';
import { requirePlainEntities } from './svg-entities';
import { requireDrawable } from './svg-expansion';
import { EMBEDDED_PICTURE, requireNoLosses } from './svg-losses';
import { findUnsafe, readSheet } from './svg-styles';
import { UnsafeSvgError } from './unsafe-svg-error';

/** The maximum depth, deeper than any real drawing but too shallow to exhaust a parser's stack. */
const MAX_DEPTH = 100;

const PREFIXED_ATTRIBUTES = new Set(['xlink:href', 'xml:space', 'xml:lang']);
const OWN_REFERENCE = /^#/;

/**
 * A sanitized drawing. `isUntouched` means that nothing was removed, so that the original text may be stored.
 */
export type SafeSvg = { svg: string; width: number; height: number; isUntouched: boolean };

/**
 * Removes scripts, event handlers, foreign content and external references from a drawing.
 * @throws UnsafeSvgError for anything but a drawing, and unless it is stored already, for one that browsers would
 * hang on or that would lose something visible
 */
export async function safeSvg(text: string, { isStored = false } = {}): Promise<SafeSvg> {
  requirePlainEntities(text);
  const { optimize } = await import('svgo');
  let drawingFacts: Omit<SafeSvg, 'svg'> | undefined;
  const plugin: CustomPlugin = {
    name: 'safe',
    fn: () => ({
      root: {
        enter: root => {
          const parts = countParts(root);
          requireShallow(root, 0);
          if (!isStored) requireNoLosses(root);
          sanitize(root);
          const [drawing] = root.children;
          if (drawing?.type !== 'element' || drawing.name !== 'svg') {
            throw new UnsafeSvgError('The file is not an SVG image.');
          }
          if (!isStored) requireDrawable(drawing);
          drawing.attributes = { ...drawing.attributes, xmlns: SVG_NAMESPACE };
          drawingFacts = { ...toSize(drawing), isUntouched: countParts(root) === parts };
        },
      },
    }),
  };
  const { data } = optimize(text, { plugins: [plugin] });
  if (!drawingFacts) throw new UnsafeSvgError('The file is not an SVG image.');
  return { svg: data, ...drawingFacts };
}

/** Counts everything except comments and the SVG namespace, and the characters of texts. */
function countParts(parent: XastParent): number {
  let parts = 0;
  for (const child of parent.children) {
    if (child.type === 'comment') continue;
    parts += 'value' in child ? child.value.length : 1;
    if (child.type !== 'element') continue;
    const { xmlns = SVG_NAMESPACE, ...attributes } = child.attributes;
    parts += Object.keys(attributes).length + (xmlns === SVG_NAMESPACE ? 0 : 1) + countParts(child);
  }
  return parts;
}

function requireShallow({ children }: XastParent, depth: number): void {
  if (depth > MAX_DEPTH) throw new UnsafeSvgError(`An SVG image may be at most ${MAX_DEPTH} elements deep.`);
  for (const child of children) if (child.type === 'element') requireShallow(child, depth + 1);
}

function sanitize(parent: XastParent): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    // The content of a link stays.
    if (child.name === 'a') child.name = 'g';
    if (child.name === 'style') child.children = [{ type: 'text', value: readSheet(child) }];
  }
  parent.children = parent.children.filter(child => {
    if (child.type !== 'element') return child.type === 'text' || child.type === 'cdata';
    return ELEMENTS.has(child.name) && isSafeElement(child);
  });
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    const safe = Object.entries(child.attributes).filter(([name, value]) =>
      isSafeAttribute(child.name, name, value),
    );
    child.attributes = Object.fromEntries(safe);
    sanitize(child);
  }
}

/** Allows styles that load nothing, and animations of anything but link targets. */
function isSafeElement({ name, attributes, children }: XastElement): boolean {
  if (name === 'style') {
    return children.every(child => 'value' in child && findUnsafe(child.value) === null);
  }
  return !/href|^on/i.test(attributes.attributeName ?? '');
}

function isSafeAttribute(element: string, name: string, value: string): boolean {
  if (/^on/i.test(name) || (name.includes(':') && name !== 'xmlns:xlink' && !PREFIXED_ATTRIBUTES.has(name))) {
    return false;
  }
  if (name === 'href' || name === 'xlink:href') {
    return OWN_REFERENCE.test(value) || (element === 'image' && EMBEDDED_PICTURE.test(value));
  }
  if (name === 'class' || name === 'id') return true;
  return name !== 'xmlns' && findUnsafe(value) === null && !/script:/i.test(value);
}

/** Returns the drawing's size in whole pixels, or the browsers' default size. */
function toSize({ attributes }: XastElement): { width: number; height: number } {
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.viewBox ?? '').split(/[\s,]+/).map(Number);
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxWidth / boxHeight : 2;
  const [width, height] = [pixels(attributes.width), pixels(attributes.height)];
  if (width && height) return { width, height };
  if (width) return { width, height: atLeastOne(width / ratio) };
  if (height) return { width: atLeastOne(height * ratio), height };
  return boxWidth > 0 && boxHeight > 0
    ? { width: atLeastOne(boxWidth), height: atLeastOne(boxHeight) }
    : { width: 300, height: 150 };
}

function pixels(length: string | undefined): number | undefined {
  const [, number] = /^\s*([\d.]+)(?:px)?\s*$/.exec(length ?? '') ?? [];
  return Number(number) > 0 ? atLeastOne(Number(number)) : undefined;
}

function atLeastOne(count: number): number {
  return Math.min(20_000, Math.max(1, Math.round(count)));
}
