/** After so much quiet, the next event begins a new movement of the hand. */
const QUIET_MS = 150;
/** One event of this size in pixels is a notch of a wheel; a trackpad sends many smaller ones. */
const NOTCH_PX = 40;
/** So many pixels of smaller events make a step. */
const STEP_PX = 100;

/** -1 is back, 1 is on. */
export type Direction = -1 | 1;

export type WheelInput = {
  /** The stronger of the two axes. */
  delta: number;
  /** Whether `delta` counts pixels: the other modes count lines and pages, and only wheels have them. */
  isInPixels: boolean;
  /** In milliseconds, on any clock. */
  at: number;
};

/** What is remembered from one event to the next. */
export type WheelState = {
  lastAt: number;
  /** What the small events since the last step add up to. */
  sum: number;
};

export const WHEEL_AT_REST: WheelState = { lastAt: Number.NEGATIVE_INFINITY, sum: 0 };

export type WheelAnswer = { state: WheelState; step: Direction | 0; isFirst: boolean };

/** Which step a wheel event makes: the first one after quiet makes one, then each notch, then every 100 px. */
export function stepOfWheel({ lastAt, sum }: WheelState, { delta, isInPixels, at }: WheelInput): WheelAnswer {
  const isFirst = at - lastAt >= QUIET_MS;
  if (delta === 0) return { state: { lastAt, sum }, step: 0, isFirst: false };
  const direction = delta > 0 ? 1 : -1;
  if (isFirst || !isInPixels || Math.abs(delta) >= NOTCH_PX) {
    return { state: { lastAt: at, sum: 0 }, step: direction, isFirst };
  }
  // Turning round begins anew.
  const added = Math.sign(sum) === -direction ? delta : sum + delta;
  const isStep = Math.abs(added) >= STEP_PX;
  return { state: { lastAt: at, sum: isStep ? 0 : added }, step: isStep ? direction : 0, isFirst };
}
