import type { Environment } from '#server/core/config/env';
import type { Logger } from '#server/core/runtime/logger';
type Places = Pick<Environment, 'database' | 'dataDir' | 'uploadsDir' | 'backupDir'>;
/** The folder of static copies in the data folder. It belongs to the site also without the extra that writes it. */
export declare const COPIES_FOLDER = "static-copies";
/**
 * Takes the folder of the SQLite file from other users if it is the site's own, and otherwise logs how to. Windows has no
 * such permissions.
 */
export declare function protectDataFolder(places: Places, log: Logger): Promise<void>;
export {};
