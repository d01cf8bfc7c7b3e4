import type { Look, PixelRule } from './sweep';

/** Applies a rule at these widths only. */
export function at(...widths: number[]): Pick<PixelRule, 'appliesTo'> {
  return { appliesTo: ({ width }: Look) => widths.includes(width) };
}

/** Requires an element, and each to be at most so high. */
export function isAtMost(selector: string, height: number): PixelRule {
  return createRule({ selector, height }, input => {
    const elements = [...document.querySelectorAll(input.selector)];
    if (elements.length === 0) return [`nothing is ${input.selector}`];
    const high = elements.filter(each => each.getBoundingClientRect().height > input.height);
    return high.map(each => `${each.textContent?.slice(0, 40)}: ${each.getBoundingClientRect().height} px`);
  });
}

/** Requires so many visible elements, of which the texts may have to match, and the content of each to be one line. */
export function isOneLine(selector: string, count: number, { source } = /^/): PixelRule {
  return createRule({ selector, count, source }, input => {
    const elements = [...document.querySelectorAll(input.selector)].filter(
      each => each.checkVisibility() && new RegExp(input.source).test(each.textContent ?? ''),
    );
    if (elements.length !== input.count) return [`${elements.length} elements are ${input.selector}`];
    return elements.flatMap(each => {
      const range = document.createRange();
      range.selectNodeContents(each);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size === 1 ? [] : [`${each.textContent}: ${lines.size} lines`];
    });
  });
}

/** Requires the visible elements to stand in so many columns. */
export function hasColumns(selector: string, count: number): PixelRule {
  return createRule({ selector, count }, input => {
    const elements = [...document.querySelectorAll(input.selector)].filter(each => each.checkVisibility());
    const lefts = new Set(elements.map(each => each.getBoundingClientRect().left));
    return lefts.size === input.count ? [] : [`${lefts.size} columns of ${input.selector}`];
  });
}

/** Limits the room between an element and the one below it. */
export function hasGapAtMost(above: string, below: string, gap: number): PixelRule {
  return createRule({ above, below, gap }, input => {
    const [upper, lower] = [input.above, input.below].map(each => document.querySelector(each));
    if (!upper || !lower) return [`${input.above} or ${input.below} is missing`];
    const found = lower.getBoundingClientRect().top - upper.getBoundingClientRect().bottom;
    return found <= input.gap ? [] : [`${found} px`];
  });
}

/** Binds a check, which runs in the page, to its input. */
function createRule<Input>(input: Input, check: (input: Input) => string[]): PixelRule {
  return { check: `(${check})(${JSON.stringify(input)})` };
}
