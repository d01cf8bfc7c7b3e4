import puppeteer, { ElementHandle, type Page } from 'puppeteer-core';
import { type Ensured, ensureProgram, findProgram } from '../programs/programs';
import {
  describeTarget,
  locate,
  readText,
  shows,
  type Tab,
  type Target,
  type TestBrowser,
  WAIT_MS,
  WINDOW,
} from './tab';

/** Finds Firefox and installs it if it is missing and the process is allowed to. */
export function ensureFirefox(): Ensured<string> {
  return ensureProgram({ name: 'Firefox', find: findFirefox, debianPackages: ['firefox-esr'] });
}

function findFirefox(): string | null {
  const folders = ['/usr/bin', '/snap/bin', '/Applications/Firefox.app/Contents/MacOS'];
  return process.env.FIREFOX_PATH || findProgram(['firefox-esr', 'firefox'], folders);
}

export async function launchFirefox(): Promise<TestBrowser> {
  const executablePath = findFirefox();
  if (executablePath === null) throw new Error('No Firefox found; set FIREFOX_PATH to one.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: WINDOW,
    // The first start on a busy machine takes longer than the default of 30 s.
    timeout: 4 * WAIT_MS,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(WAIT_MS);
  // As the other driver does, because pages ask before unsaved edits are lost.
  page.on('dialog', dialog => void dialog.accept());
  return { tab: createTab(page), close: () => browser.close() };
}

function createTab(page: Page): Tab {
  async function find(target: Target): Promise<ElementHandle> {
    try {
      const handle = await page.waitForFunction(locate, {}, target.css, target.name ?? null);
      if (handle instanceof ElementHandle) return handle;
    } catch (cause) {
      throw new Error(`${page.url()} has no ${describeTarget(target)}`, { cause });
    }
    throw new Error(`${describeTarget(target)} is no element`);
  }
  async function findCenter(target: Target) {
    const element = await find(target);
    await element.scrollIntoView();
    const box = await element.boundingBox();
    if (!box) throw new Error(`${describeTarget(target)} has no box`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
  return {
    open: async address => void (await page.goto(address)),
    address: async () => page.url(),
    read: async target => (await find(target)).evaluate(readText),
    waitForText: async text => {
      await page.waitForFunction(shows, {}, text).catch(cause => {
        throw new Error(`${page.url()} does not show "${text}"`, { cause });
      });
    },
    click: async target => (await find(target)).click(),
    focus: async target => (await find(target)).focus(),
    fill: async (target, text) => {
      const field = await find(target);
      await field.click({ count: 3 });
      await page.keyboard.press('Backspace');
      await field.type(text);
    },
    press: key => page.keyboard.press(key === 'Space' ? ' ' : key),
    wheel: async (target, deltaY) => {
      const { x, y } = await findCenter(target);
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY });
    },
    drag: async (target, onto) => {
      const to = await findCenter(onto);
      const from = await findCenter(target);
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 10 });
      await page.mouse.up();
    },
    upload: async (target, file) => {
      const input = await page.waitForSelector(target.css);
      await (await input?.toElement('input'))?.uploadFile(file);
    },
    evaluate: work => page.evaluate(work),
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}
