import { expect, test } from 'vitest';
import { readEnvironment } from '#server/environment';
import { readMetricsSettings } from '#server/extras/metrics/metrics-settings';

test('a token or a port turns the metrics on', () => {
  const token = 'a-token-of-24-characters';
  const host = '127.0.0.1';
  expect(read({ METRICS_TOKEN: token })).toEqual({ token, port: undefined, host });
  expect(read({ METRICS_PORT: '9464' })).toEqual({ token: undefined, port: 9464, host });
  expect(read({ METRICS_HOST: '0.0.0.0' })).toBeNull();
});

test('the port of the metrics must differ from that of the site', () => {
  expect(() => read({ METRICS_PORT: '3000' })).toThrow('METRICS_PORT must differ from PORT');
});

function read(source: Record<string, string>) {
  return readMetricsSettings(readEnvironment(source).values);
}
