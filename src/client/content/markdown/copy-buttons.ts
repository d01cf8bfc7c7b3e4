import styles from '#client/ui/primitives/button.module.css';

const SHOWN_MS = 2_000;

/** Adds a copy button to each code block. The server leaves them out because they need a script. */
export function addCopyButtons(text: HTMLElement): undefined {
  for (const code of text.querySelectorAll<HTMLElement>('.code')) {
    if (code.querySelector('.copy') === null) code.append(copyButton(code));
  }
}

function copyButton(code: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = `copy no-print ${styles.button} ${styles.sm}`;
  button.textContent = 'Copy';
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', () => void copy(code, button));
  return button;
}

async function copy(code: HTMLElement, button: HTMLButtonElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(code.querySelector('pre')?.textContent ?? '');
    button.textContent = 'Copied';
  } catch {
    button.textContent = "Couldn't copy";
  }
  setTimeout(() => {
    button.textContent = 'Copy';
  }, SHOWN_MS);
}
