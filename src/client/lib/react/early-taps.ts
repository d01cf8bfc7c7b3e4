declare global {
  interface Window {
    /** Buttons pressed before hydration. Undefined afterwards. */
    earlyTaps?: HTMLElement[] | undefined;
  }
}

/**
 * This script runs in the head and records the buttons that are pressed while scripts load. Links and forms
 * work without scripts. The Content-Security-Policy allows it by its hash, so it must be sent unchanged.
 */
export const EARLY_TAPS_SCRIPT = `window.earlyTaps=[];addEventListener('click',e=>{const b=e.target.closest?.('button[type=button]'),t=window.earlyTaps;if(b&&t&&!t.includes(b))t.push(b)},true)`;

/** Clicks the recorded buttons again, once each. React hydrates their boundaries first. */
export function replayEarlyTaps(): void {
  const taps = window.earlyTaps ?? [];
  window.earlyTaps = undefined;
  for (const button of taps) button.click();
}
