const SAID_FOR_MS = 2_000;

/** Gives each piece of code in a text a button that copies it: without script there is nothing that could. */
export function addCopyButtons(text: HTMLElement): void {
  for (const code of text.querySelectorAll<HTMLElement>('.code')) {
    if (code.querySelector('.copy') === null) code.append(copyButton(code));
  }
}

function copyButton(code: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
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
    button.textContent = 'Not copied';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
  }, SAID_FOR_MS);
}
