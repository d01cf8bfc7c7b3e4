import type { Bench } from '../../bench/bench';
import type { ExtraAttacks } from '../../bench/hold-up/attacks';
import { importAttacks } from './imports/bench/import-attacks';
import { exportBench } from './static-copy/bench/export.bench';

/** The benches of extras. */
export const extraBenches: readonly Bench[] = [exportBench];

/** The parts of extras in the bench `hold-up`. */
export const extraAttacks: readonly ExtraAttacks[] = [importAttacks];
