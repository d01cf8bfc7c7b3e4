import type { PageWords } from '#client/lib/language/use-translation';

/** Makes marked parts of a text interactive. Returns a function that ends what must not outlive the text. */
export type EnhanceText = (text: HTMLElement, words: PageWords) => (() => void) | undefined;

/** A part of texts that needs a script, which loads for texts with the mark in their HTML. */
export type TextPart = { mark: string; load: () => Promise<EnhanceText> };
