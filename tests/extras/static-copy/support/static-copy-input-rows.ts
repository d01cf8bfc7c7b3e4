import * as kind from '#tests/support/bad-input/field-kinds';
import type { Row } from '#tests/support/bad-input/input-row';

const copyAddress = kind.formatted(
  [
    'example.com',
    'ftp://example.com',
    'https://example.com/?a',
    'https://example.com/a b',
    'https://example.com/../a',
    'https://example.com:65536',
    'https://192.168.1.256',
    'javascript:alert(1)',
    `https://example.com/${'x'.repeat(2_000)}`,
  ],
  [
    '',
    'https://example.com',
    'http://localhost:8080/work/',
    'https://192.168.1.5',
    'https://xn--bcher-kva.example:65535',
  ],
);

const formAddress = kind.formatted(
  ['http://example.com', 'mailto:a@b.example', 'https://example.com/ a'],
  ['', 'https://forms.example/f?to=me'],
);

export const staticCopyInputRows: Record<string, Row> = {
  'staticCopy.create': {
    fields: kind.optionalFields({ address: copyAddress, contact: formAddress }),
    // One copy is created at a time.
    base: async app => {
      const { token } = await app.signIn();
      await app.trpc(token).staticCopy.cancel.mutate();
      return {};
    },
  },
};
