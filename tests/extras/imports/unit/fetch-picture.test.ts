import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import {
  fetchPicture,
  isPublicAddress,
  type OpenAddress,
  publicLookup,
} from '#server/extras/imports/github/fetch-picture';

/** Responds to the given addresses and records the requested ones. */
function site(answers: Record<string, { status?: number; location?: string; body?: string }>) {
  const requested: string[] = [];
  const open: OpenAddress = async url => {
    requested.push(url.href);
    const { status = 200, location, body = '' } = answers[url.href] ?? { status: 404 };
    return { status, location, body: Readable.from([body]) };
  };
  return { requested, open };
}

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '255.255.255.255',
  '224.0.0.1',
  '192.0.2.1',
  '::1',
  '::',
  'fe80::1',
  'fc00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'ff02::1',
  'localhost',
  '',
])('"%s" is not a public address', address => expect(isPublicAddress(address)).toBe(false));

test.each(['93.184.216.34', '8.8.8.8', '2606:2800:220:1:248:1893:25c8:1946'])(
  '%s is a public address',
  address => expect(isPublicAddress(address)).toBe(true),
);

test('an imported picture is fetched over HTTPS and follows redirects', async () => {
  const { open, requested } = site({
    'https://a.example/x': { status: 302, location: '/y' },
    'https://a.example/y': { status: 301, location: 'https://b.example/z.png' },
    'https://b.example/z.png': { body: 'bytes' },
  });
  expect(String(await buffer(await fetchPicture('https://a.example/x', open)))).toBe('bytes');
  expect(requested).toHaveLength(3);
});

test.each([
  ['http://a.example/x', 'does not use https'],
  ['file:///etc/passwd', 'does not use https'],
  ['data:image/png;base64,AA', 'does not use https'],
  ['nothing', 'its address is not valid'],
  ['https://127.0.0.1/x', '127.0.0.1 is not a public address'],
  ['https://2130706433/x', '127.0.0.1 is not a public address'],
  ['https://0x7f.1/x', '127.0.0.1 is not a public address'],
  ['https://[::1]/x', 'is not a public address'],
  ['https://[::ffff:a00:1]/x', 'is not a public address'],
  ['https://169.254.169.254/latest/meta-data', 'is not a public address'],
])('an imported picture at %s is rejected, directly and after a redirect', async (address, reason) => {
  const { open, requested } = site({ 'https://a.example/x': { status: 302, location: address } });
  await expect(fetchPicture(address, open)).rejects.toThrow(reason);
  expect(requested).toEqual([]);
  if (address === 'nothing') return;
  await expect(fetchPicture('https://a.example/x', open)).rejects.toThrow(reason);
  expect(requested).toEqual(['https://a.example/x']);
});

test('an imported picture that is missing, redirects endlessly or comes from localhost is rejected', async () => {
  const { open, requested } = site({ 'https://a.example/loop': { status: 302, location: '/loop' } });
  await expect(fetchPicture('https://a.example/gone', open)).rejects.toThrow('responded with status 404');
  await expect(fetchPicture('https://a.example/loop', open)).rejects.toThrow('has too many redirects');
  expect(requested.length).toBeLessThan(10);
  await expect(fetchPicture('https://localhost/x')).rejects.toThrow('localhost is not a public address');
});

const found = (...addresses: string[]) => {
  const family = 4;
  return publicLookup((_host, _options, done) =>
    done(
      null,
      addresses.map(address => ({ address, family })),
    ),
  );
};
const lookUp = (lookup: ReturnType<typeof publicLookup>, all: boolean) =>
  new Promise((resolve, reject) =>
    lookup('a.example', { all }, (error, address) => (error ? reject(error) : resolve(address))),
  );

test('the lookup of a host name returns public addresses and rejects a host with a private one', async () => {
  expect(await lookUp(found('8.8.8.8'), false)).toBe('8.8.8.8');
  expect(await lookUp(found('8.8.8.8', '8.8.4.4'), true)).toHaveLength(2);
  for (const all of [true, false])
    await expect(lookUp(found('8.8.8.8', '10.0.0.1'), all)).rejects.toThrow('not a public address');
  await expect(lookUp(found(), true)).rejects.toThrow('a.example has no address');
});
