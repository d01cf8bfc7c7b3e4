import { expect, test } from 'vitest';
import { readEnvironment } from '#server/environment';
import { readMetricsSettings } from '#server/extras/metrics/metrics-settings';
import { oneLineAbout, readSettingError } from '#tests/support/read-setting-error';

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

test.each([
  ['METRICS_TOKEN', ['x'.repeat(15), 'with a space in between', 'ein-Schlüssel-mit-Umlaut']],
  ['METRICS_PORT', ['0', '65536', 'on']],
])('invalid values of %s are reported by its name', (name, values) => {
  for (const value of values)
    expect.soft(readSettingError({ [name]: value }), value).toMatch(oneLineAbout(name));
});

test('an error does not repeat the token', () => {
  expect(() => read({ METRICS_TOKEN: 'hush' })).toThrow(/^(?!.*hush)METRICS_TOKEN /);
});

function read(source: Record<string, string>) {
  return readMetricsSettings(readEnvironment(source).values);
}
