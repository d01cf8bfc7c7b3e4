import type { SettingValues } from '#server/core/config/env';
import type { SettingGroup } from '#server/core/config/env-schema';
import { type BucketAddress } from './bucket-address';
export declare const objectStoreSettings: SettingGroup;
export type ObjectStoreSettings = {
    address: BucketAddress;
    /** The bucket that everyone may read at the address `url`. */
    publicBucket: {
        name: string;
        url: string;
    } | null;
};
/** Reads the settings of the object store. Returns null if the uploads are in a folder. */
export declare function readObjectStoreSettings(values: SettingValues): ObjectStoreSettings | null;
