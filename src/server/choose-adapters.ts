import type { Environment } from './core/config/env';
import { oneProcess } from './core/database/lease';
import type { Adapters, Extra } from './extras/extra';
import { extras } from './extras/extras';
import { createFolderStore } from './features/uploads/store/folder-store';

const list: Extra[] = Object.values(extras);

/** Returns the adapters for these settings, some of which extras replace. */
export function chooseAdapters(env: Environment): Adapters {
  const core: Adapters = {
    openStore: async () => createFolderStore(env.uploadsDir),
    backupSchedule: null,
    coordination: oneProcess,
    openLimitStore: async () => null,
  };
  return Object.assign(core, ...list.map(({ replaces }) => replaces?.(env)));
}
