import type { Environment } from './core/config/env';
import { oneProcess } from './core/database/lease';
import type { Extra, Parts } from './extras/extra';
import { extras } from './extras/extras';
import { openUploadStore } from './features/uploads/open-upload-store';

const list: Extra[] = Object.values(extras);

/** Returns the parts of the core for these settings, some of which extras replace. */
export function chooseParts(env: Environment): Parts {
  const own: Parts = {
    openStore: log => openUploadStore(env, log),
    coordination: oneProcess,
    openLimitStore: async () => null,
  };
  return Object.assign(own, ...list.map(({ replaces }) => replaces?.(env)));
}
