import { createContext, useContext } from 'react';
import type { StaticHost } from '#shared/static-host';

export const StaticHostContext = createContext<StaticHost | null>(null);

/** Returns the static host that serves this page, or null on a running site. */
export function useStaticHost(): StaticHost | null {
  return useContext(StaticHostContext);
}
