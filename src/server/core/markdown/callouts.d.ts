import type { Token } from 'markdown-it';
/** Renders quotations that begin with [!NOTE] or similar as callouts, as GitHub does. */
export declare function renderCallouts(tokens: Token[]): Token[];
