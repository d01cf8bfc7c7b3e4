import { MARKED_TEXTS } from '#shared/language/english/documents';
import { escapeHtml } from './escape-html';

/** Writes a word in English, marked with its key, by which pages in another language replace it. */
export function markedWord(tag: string, key: keyof typeof MARKED_TEXTS): string {
  return `<${tag} data-text="${key}">${escapeHtml(MARKED_TEXTS[key])}</${tag}>`;
}
