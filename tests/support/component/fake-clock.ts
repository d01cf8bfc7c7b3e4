import { onTestFinished, vi } from 'vitest';

/** Lets the test advance timers and dates, which otherwise pass as usual. */
export function useFakeClock(): void {
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
}
