import type { SettingValues } from '#server/core/config/env';
import { type SettingGroup } from '#server/core/config/env-schema';
export declare const metricsSettings: SettingGroup;
export type MetricsSettings = {
    token: string | undefined;
    port: number | undefined;
    host: string;
};
/** Reads the settings of the metrics. Returns null if they are off. */
export declare function readMetricsSettings(values: SettingValues): MetricsSettings | null;
