import type { EntityManager } from 'typeorm';
import type { NewView } from '../../../shared/contract/view';
import { AppError } from '../../core/app-error';
import { column } from '../../core/columns';
import type { Database } from '../../core/database';
import { isDuplicate } from '../../core/database-error';
import { newId } from '../../core/new-id';
import { viewCountEntity, viewEntity, WHOLE_SITE } from './view-entities';

const QUARTER_MS = 15 * 60 * 1000;

export type ViewService = ReturnType<typeof createViewService>;

export function createViewService(db: Database) {
  /**
   * Stores one visit and counts it, both or neither. An empty project id is none: the whole site.
   * @throws AppError BAD_REQUEST for a project id that is longer than any
   */
  async function record({
    projectId,
    sessionId,
  }: NewView): Promise<{ timestamp: string; projectId: string | null }> {
    if (projectId && projectId.length > column.id.length) throw idTooLong();
    const timestamp = new Date();
    const view = { id: newId(), timestamp, projectId: projectId || null, sessionId };
    await db.write(async manager => {
      await manager.insert(viewEntity, view);
      await count(manager, view.projectId ?? WHOLE_SITE, quarterOf(timestamp));
    });
    return { timestamp: timestamp.toISOString(), projectId: view.projectId };
  }

  /** Visits to the whole site. */
  function countTotal(): Promise<number> {
    return sumOf(WHOLE_SITE);
  }

  /** Visits to one project; 0 for an unknown id. */
  async function countProject(projectId: string): Promise<number> {
    return projectId === WHOLE_SITE ? 0 : sumOf(projectId);
  }

  /** Visits to every project that has any, by its id. */
  async function countByProject(): Promise<Record<string, number>> {
    const rows = await db
      .read(viewCountEntity)
      .createQueryBuilder('count')
      .select('count.projectKey', 'projectKey')
      .addSelect('SUM(count.views)', 'views')
      .where('count.projectKey <> :site', { site: WHOLE_SITE })
      .groupBy('count.projectKey')
      .getRawMany<{ projectKey: string; views: number | string }>();
    return Object.fromEntries(rows.map(({ projectKey, views }) => [projectKey, Number(views)]));
  }

  async function sumOf(projectKey: string): Promise<number> {
    return (await db.read(viewCountEntity).sum('views', { projectKey })) ?? 0;
  }

  return { record, countTotal, countProject, countByProject };
}

async function count(manager: EntityManager, projectKey: string, quarter: Date): Promise<void> {
  const key = { projectKey, quarter };
  const { affected } = await manager.increment(viewCountEntity, key, 'views', 1);
  if (affected) return;
  try {
    await manager.insert(viewCountEntity, { ...key, views: 1 });
  } catch (error) {
    // Another process counted the first visit of this quarter between the two statements.
    if (!isDuplicate(error)) throw error;
    await manager.increment(viewCountEntity, key, 'views', 1);
  }
}

function idTooLong(): AppError {
  const message = `Must have at most ${column.id.length} characters`;
  return new AppError('BAD_REQUEST', 'Input validation failed', {
    issues: [{ path: ['projectId'], message }],
  });
}

function quarterOf(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / QUARTER_MS) * QUARTER_MS);
}
