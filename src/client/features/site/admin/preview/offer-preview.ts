import type { ApiUtils } from '#client/lib/api/trpc';
import type { ShowSettings } from '#client/lib/settings-preview';
import { applyLook } from './apply-look';

/** Lets the owner's screen around this page show settings that are not saved. */
export function offerPreview({ site }: Pick<ApiUtils, 'site'>): void {
  const show: ShowSettings = settings => {
    // A pending response would overwrite them.
    void site.get.cancel();
    site.get.setData(undefined, saved => ({ version: 0, ...saved, ...settings }));
    void applyLook(settings);
  };
  // The page only scrolls.
  document.body.inert = true;
  window.frameElement?.dispatchEvent(new CustomEvent('showsettings', { detail: show }));
}
