import { z } from 'zod';
import type { SettingValues } from '#server/core/config/env';
import { type SettingGroup, sitePort } from '#server/core/config/env-schema';
import { toWholeNumber } from '#server/core/config/setting-values';

const METRICS_TOKEN_MIN_LENGTH = 16;

const fields = {
  METRICS_TOKEN: z
    .string()
    .min(METRICS_TOKEN_MIN_LENGTH, {
      error: `must have at least ${METRICS_TOKEN_MIN_LENGTH} characters`,
      abort: true,
    })
    .regex(/^[\x21-\x7e]+$/, 'must consist of letters, digits and punctuation of ASCII, without spaces')
    .optional()
    .describe(
      `Turns on \`GET /metrics\` for Prometheus, for callers that send this token as \`Authorization: Bearer\`. At least ${METRICS_TOKEN_MIN_LENGTH} characters.`,
    ),
  METRICS_PORT: z
    .string()
    .transform(toWholeNumber(1, 65_535))
    .optional()
    .describe(
      'Turns on `GET /metrics` on this port instead of that of the site. Without `METRICS_TOKEN`, everyone who reaches the port can read it.',
    ),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('The interface that `METRICS_PORT` listens on. By default, only this machine reaches it.'),
};

const schema = z
  .object({ ...fields, PORT: sitePort })
  .refine(({ PORT, METRICS_PORT }) => METRICS_PORT !== PORT, {
    path: ['METRICS_PORT'],
    error: 'must differ from PORT',
  });

export const metricsSettings: SettingGroup = {
  title: 'Metrics',
  fields,
  secrets: ['METRICS_TOKEN'],
  schema,
};

export type MetricsSettings = { token: string | undefined; port: number | undefined; host: string };

/** Reads the settings of the metrics. Returns null if they are off. */
export function readMetricsSettings(values: SettingValues): MetricsSettings | null {
  const { METRICS_TOKEN: token, METRICS_PORT: port, METRICS_HOST: host } = schema.parse(values);
  return token === undefined && port === undefined ? null : { token, port, host };
}
