import type { SiteSettings } from '#shared/contract/site';

/** The name of the frames in which the owner's screens show public pages with settings that are not saved. */
export const PREVIEW_FRAME = 'settings-preview';

/** Shows a page with these settings. */
export type ShowSettings = (settings: SiteSettings) => void;

declare global {
  interface HTMLElementEventMap {
    /** Dispatched by the page in a preview frame. Only pages of the same origin can reach the frame's element. */
    showsettings: CustomEvent<ShowSettings>;
  }
}

/** Returns true for a page in a preview frame. The element of a frame on another site is null. */
export function isInPreviewFrame(): boolean {
  return window.frameElement?.getAttribute('name') === PREVIEW_FRAME;
}
