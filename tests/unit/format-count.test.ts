import { expect, test } from 'vitest';
import { formatCount } from '../../src/client/ui/primitives/format-count';

test.each([0, 7, 999, 1_000, 12_345, 999_999, 1_000_000, 12_345_678, -1, -999, -1_000, 0.4, 1_234.5])(
  '%j is written as English has it',
  value => {
    expect(formatCount(value)).toBe(Intl.NumberFormat('en', { maximumFractionDigits: 0 }).format(value));
  },
);
