import type { ShowStats } from '#server/extras/imports/import-entry';
/**
 * Updates the key figures that still have GitHub's labels, and adds counts that are new. Figures that the
 * owner removed or renamed stay that way.
 */
export declare const showRepositoryFigures: ShowStats;
