import type { Browser } from 'playwright-core';
import { formatMs, toMedian } from '../figures';
import type { Report } from '../report';
import { readSetting } from '../setting';
import { listScripts, onPhone } from './phone';

const BOUND_MS = 100;
const LOST_AFTER_MS = 30_000;

type Control = { what: string; path: string; button: string; effect: string };

const CONTROLS: Control[] = [
  {
    what: 'the theme switch',
    path: '/',
    button: 'button[aria-label*="theme"]',
    effect: 'html[data-theme="dark"]',
  },
  {
    what: 'the menu',
    path: '/',
    button: 'button[aria-label="Menu"]',
    effect: 'nav[aria-label="Main"][data-open="true"]',
  },
  {
    what: 'a skill tab',
    path: '/',
    button: '#skills [role="tab"]:nth-child(2)',
    effect: '#skills [role="tab"]:nth-child(2)[aria-selected="true"]',
  },
  {
    what: 'a demo of the playground',
    path: '/projects',
    button: '#playground button[aria-label^="Open "]',
    effect: '#playground article:nth-of-type(2) button[aria-label^="Close "]',
  },
  {
    what: 'a section dot of the profile',
    path: '/about',
    button: '[aria-label="Sections"] li:nth-child(2) button',
    effect: '[aria-label="Sections"] li:nth-child(2) button[aria-current="true"]',
  },
];

/**
 * Times of the tap and of its effect, in milliseconds since the arrival of the scripts that the HTML names.
 */
type Tap = { pressedMs: number; answeredMs: number };

/** Taps buttons right after the first paint, before the scripts have loaded. */
export async function benchFirstTaps(browser: Browser, siteUrl: string, report: Report): Promise<void> {
  const runs = readSetting('BENCH_RUNS', 3);
  report.table(`Taps right after the first paint on Lighthouse's phone, medians of ${runs}.`, [
    'Button',
    "Before the scripts' arrival",
    'Effect after it',
    'Lost',
  ]);
  const all: { answeredMs: number; lost: number }[] = [];
  for (const control of CONTROLS) {
    const taps: (Tap | null)[] = [];
    for (let run = 0; run < runs; run += 1) taps.push(await tap(browser, siteUrl, control));
    const answered = taps.filter(entry => entry !== null);
    const pressedMs = toMedian(answered.map(entry => entry.pressedMs));
    const answeredMs = toMedian(answered.map(entry => entry.answeredMs));
    const lost = taps.length - answered.length;
    all.push({ answeredMs, lost });
    report.row(
      `${control.path}: ${control.what}`,
      formatMs(-pressedMs, 0),
      formatMs(answeredMs, 0),
      String(lost),
    );
  }
  const slowestMs = Math.max(...all.map(entry => entry.answeredMs));
  const lost = all.reduce((sum, entry) => sum + entry.lost, 0);
  report.bound({
    what: "First tap after first paint on Lighthouse's phone: from the scripts' arrival to the effect",
    measured: `${formatMs(slowestMs, 0)} for the slowest of ${CONTROLS.length} buttons, ${lost} lost`,
    bound: `${BOUND_MS} ms, none lost`,
    isMet: slowestMs <= BOUND_MS && lost === 0,
  });
}

/** Taps a button once. Returns null if the tap never takes effect. */
async function tap(
  browser: Browser,
  siteUrl: string,
  { path, button, effect }: Control,
): Promise<Tap | null> {
  const url = siteUrl + path;
  const scripts = await listScripts(url);
  return onPhone(browser, async page => {
    await page.addInitScript(pressEarly, { button, effect });
    const answer = page
      .waitForEvent('console', {
        predicate: message => message.text() === 'answered',
        timeout: LOST_AFTER_MS,
      })
      .then(
        () => true,
        () => false,
      );
    await page.goto(url, { waitUntil: 'commit' });
    return (await answer) ? page.evaluate(readTap, scripts) : null;
  });
}

/**
 * Runs in the page before its scripts: marks the press and its effect, and reports the effect on the console.
 */
function pressEarly({ button, effect }: Pick<Control, 'button' | 'effect'>): void {
  const answers = new MutationObserver(() => {
    if (!document.querySelector(effect)) return;
    answers.disconnect();
    performance.mark('answered');
    console.info('answered');
  });
  const poll = setInterval(() => {
    // The end of the page may arrive after its first paint.
    const isPainted = performance.getEntriesByType('paint').length > 0;
    const pressed = isPainted ? document.querySelector<HTMLElement>(button) : null;
    if (!pressed) return;
    clearInterval(poll);
    answers.observe(document, { attributes: true, childList: true, subtree: true });
    performance.mark('pressed');
    pressed.click();
  });
}

/** Runs in the page: reads the marks of the tap. */
function readTap(scripts: string[]): Tap {
  const arrivedMs = Math.max(
    ...performance
      .getEntriesByType('resource')
      .filter(({ name }) => scripts.includes(name))
      .map(({ startTime, duration }) => startTime + duration),
  );
  const [pressed, answered] = ['pressed', 'answered'].map(
    name => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
  );
  return { pressedMs: (pressed ?? 0) - arrivedMs, answeredMs: (answered ?? 0) - arrivedMs };
}
