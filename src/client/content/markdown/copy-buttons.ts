import type { PageWords } from '#client/lib/language/use-translation';
import styles from '#client/ui/primitives/button.module.css';
import { CONTENT_TEXTS } from '#shared/language/english/content';
import { createTranslate, type Translate } from '#shared/language/translate';

const SHOWN_MS = 2_000;

/** Adds a copy button to each code block. The server leaves them out because they need a script. */
export function addCopyButtons(text: HTMLElement, words: PageWords): undefined {
  const t = createTranslate(CONTENT_TEXTS, words);
  for (const code of text.querySelectorAll<HTMLElement>('.code')) {
    if (code.querySelector('.copy') === null) code.append(copyButton(code, t));
  }
}

function copyButton(code: HTMLElement, t: Translate<typeof CONTENT_TEXTS>): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `copy no-print ${styles.button} ${styles.sm}`;
  button.textContent = t('codeCopy');
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => void copy(code, button, t));
  return button;
}

async function copy(
  code: HTMLElement,
  button: HTMLButtonElement,
  t: Translate<typeof CONTENT_TEXTS>,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.querySelector('pre')?.textContent ?? '');
    button.textContent = t('codeCopied');
  } catch {
    button.textContent = t('codeNotCopied');
  }
  setTimeout(() => {
    button.textContent = t('codeCopy');
  }, SHOWN_MS);
}
