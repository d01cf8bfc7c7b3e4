import type { Token } from 'markdown-it';

export type RenderOptions = {
  /** True for feeds and other readers, for which each image has a single address. */
  isPlain: boolean;
  /** Precedes the paths of this site. */
  base: string;
};

/**
 * Replaces marked blocks of a text, which have their addresses as written. The result of `htmlToken` is not escaped.
 */
export type TextPart = (tokens: Token[], how: RenderOptions) => Token[];
