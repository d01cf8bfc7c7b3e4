import type { Demo } from '#client/features/playground/demo';
import type { InterestDrawings } from '#client/features/site/hero/interest-drawings';

// The parts of public pages that an extra can fill, and their content if none does.
export const playgroundDemos: readonly Demo[] = [];
export const interestDrawings: InterestDrawings | null = null;
