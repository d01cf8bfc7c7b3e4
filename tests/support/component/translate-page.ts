import { onTestFinished } from 'vitest';

const NOT_TRANSLATED = 'svg, script, style, textarea, option, font';

/** Translates the page as browsers do: each text is replaced by elements with another text, also those that come later. */
export function translatePage(): void {
  const observer = new MutationObserver(changes => {
    for (const { addedNodes } of changes) for (const node of addedNodes) translate(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  translate(document.body);
}

function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const { parentElement, textContent } = text;
    if (!parentElement || parentElement.closest(NOT_TRANSLATED) || textContent?.trim() === '') continue;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = textContent;
    outer.append(inner);
    parentElement.replaceChild(outer, text);
  }
}
