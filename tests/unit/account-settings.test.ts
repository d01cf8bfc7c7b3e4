import { expect, test } from 'vitest';
import { describeDevice } from '#client/editing/device-name';
import { validatePassword } from '#client/features/auth/admin/password-panel';
import { describeSample } from '#client/features/sample/admin/describe-sample';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) ${APPLE}`;

const DEVICES = [
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:139.0) Gecko/20100101 Firefox/139.0', 'Firefox on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/137.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/137.0.0.0 Safari/537.36 Edg/137.0.0.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) ${APPLE} Version/17.5 Safari/605.1.15`, 'Safari on Mac'],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/126.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S901B) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/137.0 Safari/537.36`, 'Chrome on ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'A browser on Linux'],
  ['curl/8.5.0', 'A script (curl)'],
  ['node', 'A script (node)'],
  ['Mozilla/5.0', 'Unknown device'],
  ['', 'Unknown device'],
];

test('a device is named by its browser and operating system', () => {
  expect(DEVICES.map(([userAgent = '']) => [userAgent, describeDevice(userAgent)])).toEqual(DEVICES);
});

test.each([
  [{ next: '', repeated: '' }, {}],
  [{ next: 'short', repeated: 'short' }, { next: 'Must be at least 8 characters' }],
  [{ next: 'x'.repeat(1_001), repeated: '' }, { next: 'Must be at most 1,000 characters' }],
  [{ next: 'long enough', repeated: 'long enouhg' }, { repeated: "Passwords don't match" }],
  [{ next: 'long enough', repeated: 'long enough' }, {}],
])('the password fields %j have the mistakes %j', (fields, mistakes) => {
  expect(validatePassword({ current: 'any', ...fields })).toEqual(mistakes);
});

const NONE = { projects: 0, skills: 0, timeline: 0, notes: 0, site: 0, categories: 0, uploads: 0 };

test.each([
  [NONE, ''],
  [{ ...NONE, projects: 1 }, '1 project'],
  [{ ...NONE, skills: 20, site: 11 }, '20 skills and 11 settings'],
  [
    { ...NONE, projects: 8, timeline: 1, notes: 3, uploads: 12 },
    '8 projects, 1 timeline element, 3 notes and 12 images',
  ],
])('the sample content %j is described as %j', (counts, words) => expect(describeSample(counts)).toBe(words));
