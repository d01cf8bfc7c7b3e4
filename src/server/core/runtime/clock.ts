let frozenAt: number | null = null;

/** Returns the moment by which content counts as published: now, or the one that `freezeClock` set. */
export function currentMoment(): Date {
  return new Date(frozenAt ?? Date.now());
}

/** Stops the clock of this process, so that an export shows the site at one moment. */
export function freezeClock(moment: Date): void {
  frozenAt = moment.getTime();
}
