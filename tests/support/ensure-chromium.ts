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

/** Chromium without the window that nobody looks at: tests take half of the processor time with it. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** The path of the Chromium that tests drive; installs one when none is there and it may. */
export function ensureChromium(): Ensured<string> {
  const find = () => process.env.CHROMIUM_PATH || findShell();
  const shell = ensureProgram({ name: 'Chromium', find, debianPackages: ['chromium-headless-shell'] });
  return shell.ready
    ? shell
    : ensureProgram({ name: 'Chromium', find: findChromium, debianPackages: ['chromium'] });
}

/** CHROMIUM_PATH when it is set, else a Chromium or Chrome in the usual places. */
export function findChromium(): string | null {
  return process.env.CHROMIUM_PATH || findProgram(names, usualPlaces);
}

function findShell(): string | null {
  return findProgram(shellNames, ['/usr/lib/chromium', ...usualPlaces]);
}
