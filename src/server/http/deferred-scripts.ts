const TEMPLATE_ID = 'page-code';

/**
 * Puts what the template holds into the page when the browser says that it has painted, which on a slow machine is long
 * after the frame in which it began to. A tab that nobody looks at does not paint, and starts at once; so does a page that
 * is done without having painted. The Content-Security-Policy allows it by its hash, so it must be sent to the letter.
 */
export const DEFERRED_SCRIPT = `{const start=()=>document.head.append(document.getElementById('${TEMPLATE_ID}').content);if(document.hidden)start();else{new PerformanceObserver(start).observe({type:'paint',buffered:true});addEventListener('visibilitychange',start,{once:true});addEventListener('load',()=>setTimeout(start,3000))}}`;

/**
 * Asks for the scripts of a page that can be read without them when it is on screen: until then the line belongs to its
 * styles, letters and pictures.
 */
export function deferScripts(scripts: string): string {
  if (scripts === '') return '';
  return `<template id="${TEMPLATE_ID}">${scripts}</template><script>${DEFERRED_SCRIPT}</script>`;
}
