import type { DetachedWindowAPI } from 'happy-dom';
import { onTestFinished } from 'vitest';

/** Opens the pages of this test for a visitor who allows animations. */
export function allowMotion(): void {
  const { settings }: DetachedWindowAPI = Reflect.get(globalThis, 'happyDOM');
  settings.device.prefersReducedMotion = 'no-preference';
  onTestFinished(() => {
    settings.device.prefersReducedMotion = 'reduce';
  });
}
