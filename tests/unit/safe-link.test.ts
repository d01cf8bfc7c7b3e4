import { expect, test } from 'vitest';
import { contactLinkSchema, linkSchema, webLinkSchema } from '#shared/contract/common';
import { completeContactLink, completeLink, isSafeLink } from '#shared/safe-link';

const SAFE = (
  ' / /uploads/a.png /projects/1?x=1#y http://example.com HTTPS://EXAMPLE.COM/A ' +
  'https://example.com/javascript:alert(1) mailto:me@example.com tel:+44-20-7946-0000 SMS:+442079460000'
).split(' ');

const UNSAFE = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
  'blob:https://example.com/1',
  '//example.com',
  '/\\example.com',
  '/\t/example.com',
  '/\n/example.com',
  '/a\u007f',
  'https://exam\nple.com',
  'example.com',
  'uploads/a.png',
  './a',
  '?x=1',
  '#top',
  'https://',
];

test('paths of this site and complete web, email and phone URLs are safe links, stored without spaces', () => {
  expect(SAFE.filter(link => !isSafeLink(link))).toEqual([]);
  expect(UNSAFE.filter(isSafeLink)).toEqual([]);
  expect(linkSchema.parse('  https://example.com ')).toBe('https://example.com');
  expect(linkSchema.safeParse('javascript:alert(1)').success).toBe(false);
});

test.each([
  ['example.org', 'https://example.org'],
  [' www.example.org/me?x=1#y ', 'https://www.example.org/me?x=1#y'],
  ['Example.ORG:8080/me', 'https://Example.ORG:8080/me'],
  ['example.org?x', 'https://example.org?x'],
  ['müller.example', 'https://müller.example'],
  ['example.org/javascript:alert(1)', 'https://example.org/javascript:alert(1)'],
])('the link %j is completed to %j', (text, link) => {
  expect(completeLink(text)).toBe(link);
  expect(webLinkSchema.parse(text)).toBe(link);
});

test('links that do not begin with a host name are not completed', () => {
  const others = [...SAFE, ...UNSAFE.filter(link => link !== 'example.com' && link === link.trim())];
  expect(others.filter(link => completeLink(link) !== link)).toEqual([]);
  const hosts = [
    'localhost',
    'me@example.org',
    '192.0.2.7',
    'javascript.example:alert(1)',
    'a..b',
    '.org',
    'a b.org',
  ];
  expect(hosts.filter(link => webLinkSchema.safeParse(link).success)).toEqual([]);
});

test('an email address among the links of the site becomes a mailto link', () => {
  expect(contactLinkSchema.parse(' me@example.org ')).toBe('mailto:me@example.org');
  expect(contactLinkSchema.parse('example.org/@me')).toBe('https://example.org/@me');
  const others = [
    '',
    '/@me',
    'mailto:me@example.org',
    'https://me@example.org',
    'me@',
    '@me',
    'a b@example.org',
  ];
  expect(others.filter(link => completeContactLink(link) !== link)).toEqual([]);
});
