import { type Ensured, ensureProgram, findProgram } from './programs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'Chromium',
  'Google Chrome',
];

const usualPlaces = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
];

/** The path of a Chromium; installs it when none is there and it may. */
export function ensureChromium(): Ensured<string> {
  return ensureProgram({ name: 'Chromium', find: findChromium, debianPackages: ['chromium'] });
}

/** CHROMIUM_PATH when it is set, else a Chromium or Chrome in the usual places. */
export function findChromium(): string | null {
  return process.env.CHROMIUM_PATH || findProgram(names, usualPlaces);
}
