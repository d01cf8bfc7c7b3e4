import type { Page } from 'playwright-core';

/** Measures the Cumulative Layout Shift of the page since it was loaded. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        const observer = new PerformanceObserver(list => sum(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // The observer receives recorded shifts within two frames; without shifts it is never called.
        requestAnimationFrame(() => requestAnimationFrame(() => sum(observer.takeRecords())));
        function sum(entries: PerformanceEntryList): void {
          resolve(entries.reduce((total, entry) => total + Number(Reflect.get(entry, 'value')), 0));
        }
      }),
  );
}
