import type { Database } from '#server/core/database/database';
import { newId } from '#server/core/database/new-id';
import {
  type ViewHourRow,
  viewEntity,
  viewHourEntity,
  viewTotalEntity,
  WHOLE_SITE,
} from '#server/features/views/view-entities';
import { toQuarter } from '#shared/time';

const BATCH = 5_000;
const YEAR_MS = 365 * 24 * 60 * 60 * 1_000;

/** Number of visits in the years up to now. Half of them are visits of the site, half of the projects. */
export type Visits = { count: number; years: number; projectIds: string[] };

/** Records visits and their counts, spread evenly, which fills the most hours and therefore the most rows. */
export async function fillViews(db: Database, { count, years, projectIds }: Visits): Promise<void> {
  const hours = new Map<string, ViewHourRow>();
  const totals = new Map<string, number>();
  const now = Date.now();
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, offset) => {
      const index = first + offset;
      const timestamp = new Date(now - years * YEAR_MS * (1 - index / count));
      return {
        id: newId(),
        timestamp,
        projectId: pickProjectId(index, projectIds),
        sessionId: `visitor ${index}`,
      };
    });
    for (const { projectId, timestamp } of rows) {
      const projectKey = projectId ?? WHOLE_SITE;
      countInHour(hours, projectKey, toQuarter(timestamp));
      totals.set(projectKey, (totals.get(projectKey) ?? 0) + 1);
    }
    await db.write(manager => manager.insert(viewEntity, rows));
  }
  const counted = [...hours.values()];
  for (let first = 0; first < counted.length; first += BATCH) {
    await db.write(manager => manager.insert(viewHourEntity, counted.slice(first, first + BATCH)));
  }
  const summed = [...totals].map(([projectKey, views]) => ({ projectKey, views }));
  await db.write(manager => manager.insert(viewTotalEntity, summed));
}

function pickProjectId(index: number, projectIds: string[]): string | null {
  if (index % 2 === 0) return null;
  return projectIds[((index - 1) / 2) % projectIds.length] ?? null;
}

function countInHour(hours: Map<string, ViewHourRow>, projectKey: string, quarter: number): void {
  const hour = Math.floor(quarter / 4);
  const key = `${projectKey} ${hour}`;
  const row = hours.get(key) ?? { projectKey, hour, quarter0: 0, quarter1: 0, quarter2: 0, quarter3: 0 };
  if (quarter % 4 === 0) row.quarter0 += 1;
  else if (quarter % 4 === 1) row.quarter1 += 1;
  else if (quarter % 4 === 2) row.quarter2 += 1;
  else row.quarter3 += 1;
  hours.set(key, row);
}
