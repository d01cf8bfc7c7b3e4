import type { Token } from 'markdown-it';
import { hasRightToLeft } from '#shared/text-direction';

/**
 * Lets each block of a text run in the direction of its first letter, and code always from left to right. A text
 * without letters that are written from right to left needs no attributes.
 */
export function setDirections(tokens: Token[], text: string): void {
  if (!hasRightToLeft(text)) return;
  for (const token of tokens) {
    // The blocks inside a list, a quotation or a table follow its direction.
    if (token.nesting === 1 && token.level === 0) token.attrSet('dir', 'auto');
    for (const child of token.children ?? []) if (child.type === 'code_inline') child.attrSet('dir', 'ltr');
  }
}

/** Returns the attribute of a block that is not made of tokens. */
export function directionAttribute(text: string): string {
  return hasRightToLeft(text) ? ' dir="auto"' : '';
}
