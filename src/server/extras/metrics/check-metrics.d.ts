import type { Environment } from '#server/core/config/env';
import { type Finding } from '#server/extras/finding';
/** Checks that not everyone can read the metrics. */
export declare function checkMetrics({ values }: Pick<Environment, 'values'>): Finding;
