import type { OpenedExtra, SiteParts } from '#server/extras/extra';
import { checkMetrics } from './check-metrics';
/** Figures of the process and its requests, for Prometheus. */
export declare const metrics: {
    settings: import("../../core/config/env-schema").SettingGroup;
    check: {
        name: string;
        run: typeof checkMetrics;
    };
    open: (core: SiteParts) => OpenedExtra;
};
