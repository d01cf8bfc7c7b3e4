import { type EntityManager } from 'typeorm';
import type { SampleCounts } from '#shared/contract/sample';
import type { SiteSettings } from '#shared/contract/site';
import { type SampleTableName } from './sample-tables';
/** The sample content that a site still has, and the changes that the owner has made. */
export type FoundSample = {
    /** The keys of unchanged rows. */
    rows: Record<SampleTableName, string[]>;
    settings: string[];
    ownSettings: Partial<SiteSettings>;
    /** The number of sample records that stay because the owner has changed or uses them. */
    kept: number;
};
/** Finds unchanged sample content. Categories and images count only if no remaining record uses them. */
export declare function findSample(manager: EntityManager): Promise<FoundSample>;
export declare function countSample({ rows, settings }: FoundSample): SampleCounts;
