import { AUTH_HEADER } from '../../../shared/auth-constants';
import { TOKEN_KEY } from '../session/session';

declare global {
  interface Window {
    /** What was asked for before the scripts were there; undefined once they ask themselves. */
    earlyAnswer?: { url: string; response: Promise<Response> } | undefined;
  }
}

/** In an address that the server makes, in the place of the browser's time zone. */
export const BROWSER_TIME_ZONE = 'BROWSER_TIME_ZONE';

/** From Temporal where there is one: the first use of Intl takes a browser 15 to 28 ms. */
export function browserTimeZone(): string {
  const { Temporal } = Object(globalThis);
  return Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/**
 * Runs in the head of the owner's pages: asks for what the screen will show while its scripts are on their way, at the
 * address that its element names. The Content-Security-Policy allows it by its hash, so it must be sent to the letter.
 */
export const EARLY_CALLS_SCRIPT = `try{const token=localStorage.getItem('${TOKEN_KEY}');if(token){const zone=(${browserTimeZone})(),url=document.currentScript.dataset.url.replace('${BROWSER_TIME_ZONE}',encodeURIComponent(zone)),response=fetch(url,{headers:{'${AUTH_HEADER}':token}});response.catch(()=>{});window.earlyAnswer={url,response}}}catch{}`;

/** What was asked for at this address. The first request alone may have it: to a later one it would be old. */
export function takeEarlyAnswer(url: string): Promise<Response> | undefined {
  const { earlyAnswer } = window;
  window.earlyAnswer = undefined;
  return earlyAnswer?.url === url ? earlyAnswer.response : undefined;
}
