import { type Ensured, ensureProgram, findProgram } from '../programs/programs';

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'Chromium',
  'Google Chrome',
];

const usualFolders = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  '/opt/google/chrome',
  '/Applications/Chromium.app/Contents/MacOS',
  '/Applications/Google Chrome.app/Contents/MacOS',
];

/** Chromium without a window; tests need half of the CPU time with it. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/** Finds the Chromium for the tests and installs one if it is missing and the process is allowed to. */
export function ensureChromium(): Ensured<string> {
  const find = () => process.env.CHROMIUM_PATH || findShell();
  const shell = ensureProgram({ name: 'Chromium', find, debianPackages: ['chromium-headless-shell'] });
  return shell.ready
    ? shell
    : ensureProgram({ name: 'Chromium', find: findChromium, debianPackages: ['chromium'] });
}

/** Returns CHROMIUM_PATH if it is set, otherwise a Chromium or Chrome in the usual folders. */
export function findChromium(): string | null {
  return process.env.CHROMIUM_PATH || findProgram(names, usualFolders);
}

function findShell(): string | null {
  return findProgram(shellNames, ['/usr/lib/chromium', ...usualFolders]);
}
