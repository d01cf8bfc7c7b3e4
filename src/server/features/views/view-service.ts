import type { Viewer } from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import { isId, newId } from '#server/core/database/new-id';
import { createNotFoundError } from '#server/core/errors/app-error';
import type {
  NewView,
  View,
  ViewList,
  ViewListInput,
  ViewSummary,
  ViewSummaryInput,
} from '#shared/contract/view';
import { toQuarter } from '#shared/time';
import { dayCuts, fillBuckets, planBuckets } from '#shared/view-buckets';
import {
  countView,
  createDayCache,
  readFirstQuarter,
  readProjectTotals,
  readQuarters,
  readTotal,
} from './view-counts';
import { viewEntity, WHOLE_SITE } from './view-entities';
import { readViewPages } from './view-list';

export type ViewService = ReturnType<typeof createViewService>;

/**
 * Records and counts visits. `isProjectShown` returns true if visitors see a project. It is passed in because
 * features do not import each other.
 */
export function createViewService(db: Database, isProjectShown: (id: string) => Promise<boolean>) {
  const readDays = createDayCache(db);

  /**
   * Stores and counts a visit in one transaction.
   * @throws AppError NOT_FOUND for an unknown project, or one that visitors cannot see
   */
  async function record(visit: NewView): Promise<View> {
    const projectId = visit.projectId || null;
    if (projectId !== null && !(isId(projectId) && (await isProjectShown(projectId)))) {
      throw createNotFoundError('project');
    }
    const timestamp = new Date();
    await db.write(async manager => {
      await manager.insert(viewEntity, { id: newId(), timestamp, projectId, sessionId: visit.sessionId });
      await countView(manager, projectId ?? WHOLE_SITE, toQuarter(timestamp));
    });
    return { timestamp: timestamp.toISOString(), projectId };
  }

  function countTotal(): Promise<number> {
    return readTotal(db, WHOLE_SITE);
  }

  /**
   * Counts the visits to a project. The count is 0 for an unknown ID, and for visitors also if they cannot
   * see the project.
   */
  async function countProject(projectId: string, viewer: Viewer = 'visitor'): Promise<number> {
    if (!isId(projectId)) return 0;
    const isAllowed = viewer === 'owner' || (await isProjectShown(projectId));
    return isAllowed ? readTotal(db, projectId) : 0;
  }

  function countByProject(): Promise<Record<string, number>> {
    return readProjectTotals(db);
  }

  async function list(input: ViewListInput): Promise<ViewList> {
    const views: ViewList['views'] = [];
    for await (const page of readViewPages(db, input)) {
      for (const timestamp of page) views.push({ timestamp });
    }
    return { views };
  }

  /** Streams the same as `list` as JSON text. */
  async function* listAsJson(input: ViewListInput): AsyncGenerator<string> {
    let before = '{"views":[';
    for await (const page of readViewPages(db, input)) {
      yield before + page.map(timestamp => `{"timestamp":"${timestamp}"}`).join(',');
      before = ',';
    }
    yield before === ',' ? ']}' : `${before}]}`;
  }

  async function summarize({ timeZone }: ViewSummaryInput): Promise<ViewSummary> {
    const total = await countTotal();
    const [byProject, chart] = await Promise.all([countByProject(), drawChart(timeZone, total)]);
    return { total, byProject, chart };
  }

  async function drawChart(timeZone: string, total: number): Promise<ViewSummary['chart']> {
    const first = await readFirstQuarter(db);
    if (first === null) return { unit: 'day', buckets: [] };
    const plan = planBuckets(first, toQuarter(new Date()), timeZone);
    const counts = await (plan.unit === 'day'
      ? readDays({ cuts: dayCuts(plan), first, total })
      : readQuarters(db));
    return { unit: plan.unit, buckets: fillBuckets(plan, counts, timeZone) };
  }

  return { record, countTotal, countProject, countByProject, list, listAsJson, summarize };
}
