/** How long each item of the profile panel shows (rule 8.9). */
export const ROTATION_MS = 10_000;
/** What was picked by hand stays for so long at least. */
const MANUAL_PAUSE_MS = 20_000;

/** Whether the panel may move on by itself. */
export function mayRotate(now: number, pickedAt: number | null): boolean {
  return pickedAt === null || now - pickedAt > MANUAL_PAUSE_MS;
}
