import type { XastElement } from 'svgo';
import { readSheet, removeTexts } from './svg-styles';
import { UnsafeSvgError } from './unsafe-svg-error';

/** Limits the time of comparing style rules with elements, which takes up to a second. */
const MAX_COMPARISONS = 5_000_000;

/** A property that names another element by its ID. */
type Reference = { property: string; id: string };
/** The part of a selector that applies to the element itself. Names are IDs and classes. */
type Selector = { tag: string | undefined; names: string[] };
/** The references of a style rule to the elements that its selectors may match. */
type Rule = { selectors: Selector[]; references: Reference[] };

const ANY: Selector = { tag: undefined, names: [] };

/**
 * Returns a function that lists the references of an element in its attributes and in the style sheets.
 * @throws UnsafeSvgError for more rules than can be compared with the elements
 */
export function createReferenceList(elements: XastElement[]): (element: XastElement) => Reference[] {
  const rules = elements.filter(({ name }) => name === 'style').flatMap(readRules);
  requireFewComparisons(rules, elements);
  return element => {
    const { style = '', ...attributes } = element.attributes;
    const names = listNames(element);
    return [
      ...Object.entries(attributes).flatMap(([property, value]) => findReferences(property, value)),
      ...readDeclarations(removeTexts(style)),
      ...rules.filter(rule => mayMatch(rule, element, names)).flatMap(rule => rule.references),
    ];
  };
}

/** Counts every name of a selector and every reference, because a single rule may have thousands. */
function requireFewComparisons(rules: Rule[], elements: XastElement[]): void {
  const parts = rules.reduce(
    (sum, { selectors, references }) =>
      selectors.reduce((all, { names }) => all + Math.max(1, names.length), sum + references.length),
    0,
  );
  if (parts * elements.length <= MAX_COMPARISONS) return;
  throw new UnsafeSvgError(
    'This SVG image has too many style rules for its number of elements. Export it without a style sheet.',
  );
}

function readDeclarations(text: string): Reference[] {
  return text.split(';').flatMap(declaration => {
    const [property = '', ...value] = declaration.split(':');
    return findReferences(property.trim(), value.join(':'));
  });
}

function findReferences(property: string, value: string): Reference[] {
  return [...value.matchAll(/url\s*\(\s*["']?#([^"')]+)/gi)].map(([, id = '']) => ({
    property,
    id: decodeId(id.trim()),
  }));
}

/** Browsers decode the fragment of an address. */
export function decodeId(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

const RULE = /(?<![^{}])([^{}]*)\{([^{}]*)(?:\}|$)/g;

/** Reads the rules with references. Declarations around nested rules are assumed to match every element. */
function readRules(style: XastElement): Rule[] {
  const text = removeTexts(readSheet(style));
  const rules = [...text.matchAll(RULE)].flatMap(([, prelude = '', body = '']): Rule[] => {
    return [
      { selectors: prelude.split(',').map(readSelector), references: readDeclarations(body) },
      { selectors: [ANY], references: readDeclarations(prelude) },
    ];
  });
  const rest = text.replace(RULE, ';').replace(/[{}]/g, ';');
  return [...rules, { selectors: [ANY], references: readDeclarations(rest) }].filter(
    ({ references }) => references.length > 0,
  );
}

/** Reads the tag, classes and ID of the last part of a selector. The other parts are assumed to match. */
function readSelector(selector: string): Selector {
  const [last = ''] = selector
    .trim()
    .split(/[\s>+~]+/)
    .slice(-1);
  const [, tag, names] = /^([\w-]+)?((?:[.#][\w-]+)*)(?:[:[].*)?$/.exec(last) ?? [];
  return { tag, names: names?.match(/[.#][\w-]+/g) ?? [] };
}

function listNames({ attributes }: XastElement): Set<string> {
  const classes = (attributes.class ?? '').split(/\s+/).map(each => `.${each}`);
  return new Set([`#${attributes.id}`, ...classes]);
}

function mayMatch({ selectors }: Rule, element: XastElement, names: Set<string>): boolean {
  return selectors.some(
    selector =>
      (selector.tag === undefined || selector.tag === element.name) &&
      selector.names.every(name => names.has(name)),
  );
}
