import type { Token } from 'markdown-it';
import { htmlToken } from './parse-markdown';

/** Renders list items that begin with [ ] or [x] with a checkbox. */
export function renderTasks(tokens: Token[]): void {
  for (const [index, item] of tokens.entries()) {
    if (item.type !== 'list_item_open' || tokens[index + 1]?.type !== 'paragraph_open') continue;
    const children = tokens[index + 2]?.children;
    const [first] = children ?? [];
    const [box, mark] = /^\[([ xX])\]\s+/.exec(first?.content ?? '') ?? [];
    if (!children || first?.type !== 'text' || box === undefined) continue;
    first.content = first.content.slice(box.length);
    item.attrJoin('class', 'task');
    const state = mark === ' ' ? 'aria-label="To do"' : 'aria-label="Done" checked';
    children.unshift(
      Object.assign(htmlToken(`<input type="checkbox" disabled ${state}> `), { type: 'html_inline' }),
    );
  }
}
