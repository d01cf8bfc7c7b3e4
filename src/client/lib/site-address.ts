import { useCallback } from 'react';
import { type BaseLocationHook, useRouter } from 'wouter';
import { useBrowserLocation } from 'wouter/use-browser-location';
import { withBase, withoutEndSlash } from '#shared/base-path';

/**
 * Returns a function that puts addresses of this site below the site's base path. The router's links and
 * navigations add the base path themselves; every other address of a public page needs this.
 */
export function useSiteAddress(): (address: string) => string {
  const { base } = useRouter();
  return useCallback(address => withBase(base, address), [base]);
}

/** The router's location, in which a slash at the end makes no difference. A static host may add one. */
export const useSiteLocation: BaseLocationHook = (options: { ssrPath?: string }) => {
  const [path, navigate] = useBrowserLocation(options);
  return [withoutEndSlash(path), navigate];
};

/** Returns the path of a page as routes match it, without base path and without a slash at the end. */
export function toSitePath(pathname: string, base: string): string {
  const path = withoutEndSlash(pathname);
  const isBelow = path === base || path.startsWith(`${base}/`);
  return isBelow ? path.slice(base.length) || '/' : path;
}
