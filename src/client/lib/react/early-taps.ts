declare global {
  interface Window {
    /** Buttons that were pressed before the page could answer; undefined once it can. */
    earlyTaps?: HTMLElement[] | undefined;
  }
}

/**
 * Runs in the head: notes the buttons that are pressed while the scripts are on their way. Links and forms need none of
 * it, the browser answers for them. The Content-Security-Policy allows it by its hash, so it must be sent to the letter.
 */
export const EARLY_TAPS_SCRIPT = `window.earlyTaps=[];addEventListener('click',e=>{const b=e.target.closest?.('button[type=button]'),t=window.earlyTaps;if(b&&t&&!t.includes(b))t.push(b)},true)`;

/** Presses them again, now that React listens: it wakes their part at once. An impatient second press counts for nothing. */
export function replayEarlyTaps(): void {
  const taps = window.earlyTaps ?? [];
  window.earlyTaps = undefined;
  for (const button of taps) button.click();
}
