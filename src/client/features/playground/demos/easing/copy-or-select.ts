/** Copies what an element says. Where the page may not, as over plain http, the text is selected, ready to be copied. */
export async function copyOrSelect(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    window.getSelection()?.selectAllChildren(element);
    return false;
  }
}
