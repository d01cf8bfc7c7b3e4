import type { CustomPlugin, XastElement, XastParent } from 'svgo';

/** Deeper than any drawing, and not so deep that a reader of it runs out of stack. */
const MAX_DEPTH = 100;
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** What draws, moves or names; whatever runs, links elsewhere or belongs to another language is not among it. */
const ELEMENTS = new Set(
  (
    'svg g defs symbol use switch title desc path rect circle ellipse line polyline polygon text tspan textPath image ' +
    'style linearGradient radialGradient stop pattern clipPath mask marker filter animate animateMotion ' +
    'animateTransform mpath feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting ' +
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge ' +
    'feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);
const PREFIXED_ATTRIBUTES = new Set(['xlink:href', 'xml:space', 'xml:lang']);
const OWN_REFERENCE = /^#/;
const EMBEDDED_PICTURE = /^data:image\/(png|jpeg|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i;

/** A drawing that is not accepted, in words for the owner. */
export class UnsafeSvgError extends Error {
  override name = 'UnsafeSvgError';
}

/** `isUntouched`: nothing had to go, so that the text may stay as it is. */
export type SafeSvg = { svg: string; width: number; height: number; isUntouched: boolean };

/**
 * Makes a drawing safe: no scripts, handlers, foreign content or references to anything outside of it.
 * @throws UnsafeSvgError for what is no drawing
 */
export async function safeSvg(text: string): Promise<SafeSvg> {
  // An entity can stand for any text, and for more of it than there is memory.
  if (/<!ENTITY/i.test(text)) throw new UnsafeSvgError('An SVG image must not define entities');
  const { optimize } = await import('svgo');
  let found: Omit<SafeSvg, 'svg'> | undefined;
  const plugin: CustomPlugin = {
    name: 'safe',
    fn: () => ({
      root: {
        enter: root => {
          const parts = countParts(root);
          keepSafe(root, 0);
          const [drawing] = root.children;
          if (drawing?.type !== 'element' || drawing.name !== 'svg') {
            throw new UnsafeSvgError('The file is no SVG image');
          }
          drawing.attributes = { ...drawing.attributes, xmlns: SVG_NAMESPACE };
          found = { ...sizeOf(drawing), isUntouched: countParts(root) === parts };
        },
      },
    }),
  };
  const { data } = optimize(text, { plugins: [plugin] });
  if (!found) throw new UnsafeSvgError('The file is no SVG image');
  return { svg: data, ...found };
}

/** All that may mean something: comments do not, nor does the name of the one namespace. */
function countParts(parent: XastParent): number {
  let parts = 0;
  for (const child of parent.children) {
    if (child.type === 'comment') continue;
    parts += 1;
    if (child.type !== 'element') continue;
    const { xmlns = SVG_NAMESPACE, ...attributes } = child.attributes;
    parts += Object.keys(attributes).length + (xmlns === SVG_NAMESPACE ? 0 : 1) + countParts(child);
  }
  return parts;
}

function keepSafe(parent: XastParent, depth: number): void {
  if (depth > MAX_DEPTH) throw new UnsafeSvgError(`An SVG image may be at most ${MAX_DEPTH} elements deep`);
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
    keepSafe(child, depth + 1);
  }
}

/** Styles that load nothing; animations of what is drawn, never of where something leads. */
function isSafeElement({ name, attributes, children }: XastElement): boolean {
  if (name === 'style') {
    return children.every(child => 'value' in child && isSafeStyle(child.value));
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
  return name !== 'xmlns' && isSafeStyle(value) && !/script:/i.test(value);
}

/** Text in which no address stands but of a part of the drawing; what escapes letters or imports may hide one. */
function isSafeStyle(text: string): boolean {
  if (/[\\<]|@import|expression|image-set|behavior/i.test(text)) return false;
  return [...text.matchAll(/url\s*\(\s*["']?\s*(.?)/gi)].every(([, first]) => first === '#');
}

/** In whole pixels, as the drawing says; without a word of it as browsers draw it. */
function sizeOf({ attributes }: XastElement): { width: number; height: number } {
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
