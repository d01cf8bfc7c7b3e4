import type { XastElement, XastParent } from 'svgo';
import { createReferenceList, decodeId } from './svg-references';
import { UnsafeSvgError } from './unsafe-svg-error';

const MAX_ELEMENTS = 10_000;
const MAX_USE_LEVELS = 4;
/** The longest chain of references, which limits the recursion. */
const MAX_CHAIN = 100;

/** Elements that are drawn again wherever a property names them. Gradients and filters are drawn once. */
const REPEATED_ELEMENTS = new Set(['pattern', 'mask', 'clipPath', 'marker']);
/** Properties that apply to all elements inside. */
const INHERITED = /^(fill|stroke|marker)/;

type Cost = { elements: number; useLevels: number };

/**
 * Refuses a drawing whose references multiply its elements, because a browser would hang on it.
 * @throws UnsafeSvgError that names the limit
 */
export function requireDrawable(drawing: XastElement): void {
  const elements = [...listElements(drawing)];
  const byId = indexById(elements);
  const listReferences = createReferenceList(elements);
  const costs = new Map<XastElement, Cost>();
  const open = new Set<XastElement>();

  function getCost(element: XastElement, chain: number): Cost {
    const known = costs.get(element);
    if (known) return known;
    if (open.has(element)) {
      throw new UnsafeSvgError('An SVG image must not have a reference that leads back to itself.');
    }
    if (chain > MAX_CHAIN)
      throw new UnsafeSvgError(`An SVG image may have at most ${MAX_CHAIN} nested references.`);
    open.add(element);
    const cost = { elements: 1, useLevels: 0 };
    for (const child of element.children) {
      if (child.type === 'element') addCost(cost, getCost(child, chain));
    }
    for (const target of listUseTargets(element, byId)) {
      const { elements: count, useLevels } = getCost(target, chain + 1);
      addCost(cost, { elements: count, useLevels: useLevels + 1 });
    }
    const inside = cost.elements;
    for (const { property, id } of listReferences(element)) {
      const target = byId.get(id);
      if (!target || !REPEATED_ELEMENTS.has(target.name)) continue;
      const { elements: count, useLevels } = getCost(target, chain + 1);
      addCost(cost, { elements: count * (INHERITED.test(property) ? inside : 1), useLevels });
    }
    open.delete(element);
    costs.set(element, cost);
    return cost;
  }

  getCost(drawing, 0);
}

function addCost(total: Cost, more: Cost): void {
  total.elements += more.elements;
  total.useLevels = Math.max(total.useLevels, more.useLevels);
  if (total.useLevels > MAX_USE_LEVELS) {
    throw new UnsafeSvgError(`An SVG image may have at most ${MAX_USE_LEVELS} levels of nested <use>.`);
  }
  if (total.elements > MAX_ELEMENTS) {
    const most = MAX_ELEMENTS.toLocaleString('en');
    throw new UnsafeSvgError(
      `An SVG image may have at most ${most} elements, including those it draws again.`,
    );
  }
}

function* listElements(parent: XastParent): Generator<XastElement> {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* listElements(child);
  }
}

/** Indexes elements by ID. Of several with one ID, browsers find the first. */
function indexById(elements: XastElement[]): Map<string, XastElement> {
  const byId = new Map<string, XastElement>();
  for (const element of elements) {
    const { id } = element.attributes;
    if (id && !byId.has(id)) byId.set(id, element);
  }
  return byId;
}

/** Lists the elements that are drawn in place of a `<use>`, and those that a pattern takes from another. */
function listUseTargets({ name, attributes }: XastElement, byId: Map<string, XastElement>): XastElement[] {
  if (name !== 'use' && name !== 'pattern') return [];
  const links = [attributes.href, attributes['xlink:href']];
  return links.flatMap(link => byId.get(decodeId(link?.slice(1) ?? '')) ?? []);
}
