import type { Page } from 'playwright-core';

/** How much of the page has moved by itself since it was loaded, as Cumulative Layout Shift. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const observer = new PerformanceObserver(list => sum(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // What has been noted is handed over before the next frame but one; nothing is, when nothing moved.
        requestAnimationFrame(() => requestAnimationFrame(() => sum(observer.takeRecords())));
        function sum(entries: PerformanceEntryList): void {
          resolve(entries.reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0));
        }
      }),
  );
}
