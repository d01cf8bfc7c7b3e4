import highlight from 'highlight.js/lib/core';
/** Returns the syntax highlighter. Languages are registered on first use, which keeps every start fast. */
export declare function getHighlighter(): typeof highlight;
