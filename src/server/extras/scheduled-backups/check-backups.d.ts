import type { Environment } from '#server/core/config/env';
import { type Finding } from '#server/extras/finding';
/** Checks that the newest scheduled backup is not older than two periods. */
export declare function checkBackups(env: Pick<Environment, 'values' | 'backupDir'>, now: Date): Promise<Finding>;
