import type { Token } from 'markdown-it';
/**
 * Renders code blocks with the language, an optional title ("```ts src/main.ts") and highlighting by
 * classes.
 */
export declare function renderCode(tokens: Token[], isPlain: boolean): Token[];
