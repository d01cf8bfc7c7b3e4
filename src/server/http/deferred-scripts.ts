const TEMPLATE_ID = 'page-code';

/**
 * Puts what the template holds into the page after the first paint; a tab that nobody looks at does not paint, and starts
 * at once. The Content-Security-Policy allows it by its hash, so it must be sent to the letter.
 */
export const DEFERRED_SCRIPT = `{const start=()=>document.head.append(document.getElementById('${TEMPLATE_ID}').content);document.hidden?start():(requestAnimationFrame(()=>setTimeout(start)),addEventListener('visibilitychange',start,{once:true}))}`;

/**
 * Asks for the scripts of a page that can be read without them when it is on screen: until then the line belongs to its
 * styles, letters and pictures.
 */
export function deferScripts(scripts: string): string {
  if (scripts === '') return '';
  return `<template id="${TEMPLATE_ID}">${scripts}</template><script>${DEFERRED_SCRIPT}</script>`;
}
