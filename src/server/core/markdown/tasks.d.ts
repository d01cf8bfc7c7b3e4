import type { Token } from 'markdown-it';
/** Renders list items that begin with [ ] or [x] with a checkbox. */
export declare function renderTasks(tokens: Token[]): void;
