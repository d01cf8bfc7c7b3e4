import type { AroundNavHandler } from 'wouter';
import { toSitePath } from '#client/lib/site-address';

/**
 * Creates a router handler for a static host, on which every page contains its own data: the browser loads the page at
 * any other path. `base` is the base path of the site there.
 */
export function createPageLoads(base: string): AroundNavHandler {
  const toPath = ({ pathname }: { pathname: string }) => toSitePath(pathname, base);
  return (navigate, to, options) => {
    const isSamePage = toPath(new URL(to, window.location.href)) === toPath(window.location);
    if (isSamePage) navigate(to, options);
    else window.location.assign(to);
  };
}
