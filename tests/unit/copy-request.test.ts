import { expect, test } from 'vitest';
import { copyRequestSchema } from '#shared/contract/copies';

test.each([
  '',
  'https://example.com',
  'http://localhost:18080',
  'https://192.168.1.5/work/',
  'https://xn--bcher-kva.example:65535',
])('a copy can be served at %j', address => {
  const parsed = copyRequestSchema.parse({ address });
  expect(parsed.address).toBe(address);
  expect(address === '' || URL.canParse(address)).toBe(true);
});

test.each([
  ...['example.com', 'https://example.com:65536', 'https://192.168.1.256', 'https://example.com/?a'],
  'ftp://a.example',
])('a copy cannot be served at %j', address => {
  expect(copyRequestSchema.safeParse({ address }).success).toBe(false);
});
