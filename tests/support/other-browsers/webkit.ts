import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, error, Key as Keys, type WebDriver, WebElement } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { findFreePort } from '../free-port';
import { type Ensured, ensureProgram, findProgram } from '../programs/programs';
import {
  describeTarget,
  type Key,
  locate,
  readText,
  shows,
  type Tab,
  type Target,
  type TestBrowser,
  WAIT_MS,
  WINDOW,
} from './tab';

type Programs = { driver: string; browser: string; display: string };

/** Finds WebKitGTK, its driver and a display without a screen, and installs them if the process is allowed to. */
export function ensureWebkit(): Ensured<Programs> {
  const debianPackages = ['webkit2gtk-driver', 'xvfb'];
  return ensureProgram({ name: 'WebKitGTK', find: findWebkit, debianPackages });
}

function findWebkit(): Programs | null {
  const driver = findProgram(['WebKitWebDriver'], ['/usr/bin']);
  // Debian installs the browser beside the library, which is not on PATH.
  const libraries = ['x86_64', 'aarch64'].map(machine => `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1`);
  const browser = findProgram(['MiniBrowser'], libraries);
  const display = findProgram(['Xvfb'], ['/usr/bin']);
  return driver && browser && display ? { driver, browser, display } : null;
}

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Space: Keys.SPACE,
  Home: Keys.HOME,
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowDown: Keys.ARROW_DOWN,
};

export async function launchWebkit(): Promise<TestBrowser> {
  const programs = findWebkit();
  if (!programs) throw new Error('No WebKitGTK found.');
  const { display, number } = await startDisplay(programs.display);
  const port = await findFreePort();
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setPort(port)
    .addArguments(`--port=${port}`)
    .setEnvironment({ ...process.env, DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1' })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      }),
    )
    .build();
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...WINDOW });
  return {
    tab: createTab(driver),
    close: async () => {
      await driver.quit();
      await service.kill();
      await stop(display);
    },
  };
}

/** Starts a display, which finds a free number by itself and writes it to the fourth channel. */
async function startDisplay(program: string): Promise<{ display: ChildProcess; number: string }> {
  const screen = `${WINDOW.width}x${WINDOW.height}x24`;
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const channel = display.stdio[3];
  if (!channel) throw new Error('The display has no channel');
  const [number] = await once(channel, 'data');
  return { display, number: String(number).trim() };
}

async function stop(program: ChildProcess): Promise<void> {
  const closed = once(program, 'close');
  if (program.kill()) await closed;
}

function showNow(element: Element): void {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

function createTab(driver: WebDriver): Tab {
  async function find({ css, name }: Target): Promise<WebElement> {
    const search = () => driver.executeScript(locate, css, name ?? null);
    const message = `The page has no ${describeTarget({ css, ...(name !== undefined && { name }) })}`;
    const found = await driver.wait(search, WAIT_MS, message);
    if (!(found instanceof WebElement)) throw new Error(`${message} that is an element`);
    // The driver does not wait for smooth scrolling.
    await driver.executeScript(showNow, found);
    return found;
  }
  /** Waits until animations end that cover or clip the element. */
  async function click(target: Target): Promise<void> {
    const isClicked = async () => {
      try {
        await (await find(target)).click();
        return true;
      } catch (thrown) {
        if (thrown instanceof error.ElementNotInteractableError) return false;
        throw thrown;
      }
    };
    await driver.wait(isClicked, WAIT_MS, `${describeTarget(target)} cannot be clicked`);
  }
  const actions = () => driver.actions({ async: true });
  return {
    open: address => driver.get(address),
    address: () => driver.getCurrentUrl(),
    read: async target => String(await driver.executeScript(readText, await find(target))),
    waitForText: async text => {
      await driver.wait(() => driver.executeScript(shows, text), WAIT_MS, `The page does not show "${text}"`);
    },
    click,
    focus: async target => {
      await driver.executeScript((element: HTMLElement) => element.focus(), await find(target));
    },
    fill: async (target, text) => {
      await click(target);
      const field = await find(target);
      await field.clear();
      await field.sendKeys(text);
    },
    press: key => actions().sendKeys(KEYS[key]).perform(),
    wheel: async (target, deltaY) =>
      actions()
        .scroll(0, 0, 0, deltaY, await find(target))
        .perform(),
    drag: async (target, onto) => {
      const to = await find(onto);
      const from = await find(target);
      await actions().move({ origin: from }).press().move({ origin: to, duration: 500 }).release().perform();
    },
    upload: async ({ css }, file) => (await driver.findElement({ css })).sendKeys(file),
    evaluate: work => driver.executeScript(work),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  };
}
