import { expect, test } from 'vitest';
import { toWrittenAddress } from '#client/app/print-addresses';

test.each([
  ['https://example.org/', 'example.org'],
  ['http://example.org/a/?b#c', 'example.org/a/?b#c'],
  ['mailto:ada@example.org', 'ada@example.org'],
  ['tel:+442079460000', '+442079460000'],
])('the address %s is printed as %s', (href, written) => expect(toWrittenAddress(href)).toBe(written));
