const TEMPLATE_ID = 'page-code';

/**
 * Inserts the template's content into the page after the first paint, which a slow machine reports late. A
 * hidden tab does not paint and starts at once, as does a page that has loaded without a paint. The
 * Content-Security-Policy allows this script by its hash, so send it unchanged.
 */
export const DEFERRED_SCRIPT = `{const start=()=>document.head.append(document.getElementById('${TEMPLATE_ID}').content);if(document.hidden)start();else{new PerformanceObserver(start).observe({type:'paint',buffered:true});addEventListener('visibilitychange',start,{once:true});addEventListener('load',()=>setTimeout(start,3000))}}`;

/**
 * Loads the scripts of a readable page after its first paint. Until then, styles, fonts and images have
 * priority.
 */
export function deferScripts(scripts: string): string {
  if (scripts === '') return '';
  return `<template id="${TEMPLATE_ID}">${scripts}</template><script>${DEFERRED_SCRIPT}</script>`;
}
