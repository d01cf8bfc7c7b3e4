import { describe, expect, test } from 'vitest';
import { describeInterface, describeStart, toLocalAddress } from '#server/composition/start-message';
import { isFromThisMachine } from '#server/http/pages/new-site';

const START = {
  version: { version: '1.2.3', commit: '0123456789ab' },
  address: 'http://localhost:3000',
  listensAt: null,
  database: '/srv/site/data/portfolio.sqlite',
  uploads: '/srv/site/uploads',
  newOwner: null,
  linkToken: null,
};
const START_LINES = `The site is ready at http://localhost:3000
Version:  1.2.3 (0123456789ab)
Database: /srv/site/data/portfolio.sqlite
Uploads:  /srv/site/uploads
`;

test('the message of a start says where the site and its data are, behind a proxy, and a generated password', () => {
  expect(describeStart(START)).toBe(START_LINES);
  const message = describeStart({ ...START, address: 'https://example.com', listensAt: '127.0.0.1:3000' });
  expect(message).toMatch(
    /^The site is ready at https:\/\/example\.com\nListens at 127\.0\.0\.1:3000\nVersion: {2}1\.2\.3 \(0123456789ab\)\nDatabase: /,
  );
  const newOwner = { email: 'owner@example.com', generatedPassword: 'abc-def' };
  expect(describeStart({ ...START, newOwner })).toBe(
    `${START_LINES}Owner:    sign in at /login as owner@example.com, password abc-def (shown only now)\n`,
  );
});

test('the message of a start has a link on a terminal, and the password only if it was generated', () => {
  const newOwner = { email: 'owner@example.com', generatedPassword: 'abc-def' };
  const message = describeStart({ ...START, newOwner, linkToken: 'TOKEN' });
  expect(message).toContain('\n  http://localhost:3000/login#sign-in=TOKEN\n');
  expect(message).toContain('Email:    owner@example.com\nPassword: abc-def (shown only now)\n');
  const configured = { ...newOwner, generatedPassword: undefined };
  expect(describeStart({ ...START, newOwner: configured, linkToken: 'TOKEN' })).not.toContain('Password');
  expect(describeStart({ ...START, linkToken: 'TOKEN' })).not.toContain('Email');
});

test.each([
  [undefined, 'http://localhost:3000', 'port 3000 of all interfaces'],
  ['0.0.0.0', 'http://0.0.0.0:3000', '0.0.0.0:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000', '127.0.0.1:3000'],
  ['::', 'http://[::]:3000', '[::]:3000'],
  ['::1', 'http://[::1]:3000', '[::1]:3000'],
])('a site at the host %s has the address %s and listens at %s', (host, address, place) => {
  expect(toLocalAddress(host, 3000)).toBe(address);
  expect(describeInterface(host, 3000)).toBe(place);
});

describe('a request', () => {
  const from = (remoteAddress: string | undefined, headers = {}) =>
    isFromThisMachine({ socket: { remoteAddress }, headers });

  test.each(['127.0.0.1', '127.8.0.1', '::1', '::ffff:127.0.0.1'])(
    'from %s is from this machine',
    address => {
      expect(from(address)).toBe(true);
      expect(from(address, { 'x-forwarded-for': '192.0.2.7' })).toBe(false);
      expect(from(address, { via: '1.1 proxy' })).toBe(false);
    },
  );

  test.each(['192.168.0.2', '10.127.0.1', '::2', '::ffff:192.0.2.7', undefined])('from %s is not', address =>
    expect(from(address)).toBe(false),
  );
});
