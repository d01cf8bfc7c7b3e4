import type { Page } from 'playwright-core';

/** Counts how often the page repaints a canvas, which it clears before each frame. */
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
