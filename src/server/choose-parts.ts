import type { Environment } from './core/config/env';
import { oneProcess } from './core/database/lease';
import type { Extra, Parts } from './extras/extra';
import { extras } from './extras/extras';
import { createFolderStore } from './features/uploads/store/folder-store';

const list: Extra[] = Object.values(extras);

/** Returns the parts of the core for these settings, some of which extras replace. */
export function chooseParts(env: Environment): Parts {
  const own: Parts = {
    openStore: async () => createFolderStore(env.uploadsDir),
    backupSchedule: null,
    coordination: oneProcess,
    openLimitStore: async () => null,
  };
  return Object.assign(own, ...list.map(({ replaces }) => replaces?.(env)));
}
