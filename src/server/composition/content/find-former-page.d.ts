import type { Database } from '#server/core/database/database';
import { type OpenContent } from './open-content';
/**
 * Returns the path of the published item that had this path on a former site, or null. Anyone may request any number
 * of unknown paths, so one statement searches the addresses of all kinds.
 */
export declare function findFormerPage(db: Database, content: OpenContent, path: string): Promise<string | null>;
