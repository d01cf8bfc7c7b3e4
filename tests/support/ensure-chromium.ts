import { type Ensured, ensureProgram, findProgram } from './programs';

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

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

/**
 * The path of a Chromium; installs one when none is there and it may. Its headless shell goes first: a page in it takes
 * half of the processor time that it takes in a whole browser.
 */
export function ensureChromium(): Ensured<string> {
  const shell = ensureProgram({
    name: 'Chromium',
    find: findChromium,
    debianPackages: ['chromium-headless-shell'],
  });
  if (shell.ready) return shell;
  return ensureProgram({ name: 'Chromium', find: findChromium, debianPackages: ['chromium'] });
}

/** CHROMIUM_PATH when it is set, else a Chromium or Chrome in the usual places. */
export function findChromium(): string | null {
  return process.env.CHROMIUM_PATH || findProgram([...shellNames, ...names], usualPlaces);
}
