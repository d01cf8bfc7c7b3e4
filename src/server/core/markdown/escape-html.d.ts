/** Escapes text for HTML, also within attributes. */
export declare function escapeHtml(text: string): string;
