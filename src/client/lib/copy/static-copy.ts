import { createContext, useContext } from 'react';
import type { StaticCopy } from '#shared/static-copy';

export const StaticCopyContext = createContext<StaticCopy | null>(null);

/** Returns what a static copy knows about itself, or null on a running site. */
export function useStaticCopy(): StaticCopy | null {
  return useContext(StaticCopyContext);
}
