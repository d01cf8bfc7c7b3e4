import type { Page } from 'playwright-core';

/** Counts from now on how often the page paints a canvas anew: each picture begins with clearing it. */
export async function countPaints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.clearRect = function count(...area) {
      const { dataset } = document.documentElement;
      dataset.paints = String(Number(dataset.paints ?? 0) + 1);
      clearRect.apply(this, area);
    };
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.paints ?? 0));
}
