import { In } from 'typeorm';
import type { History } from '#server/core/content/history';
import { pick } from '#server/core/content/pick';
import { presentLanguage } from '#server/core/content/present-fields';
import { type Viewer, wherePublished, whereVisibleTo } from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import type { Page, PageSummary, PageView, PostLinks } from '#shared/contract/post';
import { withPending } from '#shared/publishing';
import { postEntity } from './post-entity';
import { LISTED_COLUMNS, presentPage, presentPageSummary, presentPageView } from './post-presenter';
import { createPostService } from './post-service';

export type PageService = ReturnType<typeof createPageService>;

export function createPageService(db: Database, history: History, base?: string) {
  const posts = createPostService({ kind: 'page', db, history, present: presentPage });

  /** Lists the pages, oldest first. Visitors get the published ones. */
  async function list(viewer: Viewer = 'visitor'): Promise<PageSummary[]> {
    const where = { kind: 'page' as const, ...whereVisibleTo(viewer) };
    const rows = await db.read(postEntity).find({ select: LISTED_COLUMNS, where, order: { id: 'ASC' } });
    return rows.map(row => presentPageSummary(row, viewer));
  }

  /** Lists the published pages with their texts. */
  async function listFull(): Promise<Page[]> {
    const where = { kind: 'page' as const, ...wherePublished() };
    const rows = await db.read(postEntity).find({ where, order: { id: 'ASC' } });
    return rows.map(row => presentPage(row, 'visitor'));
  }

  /**
   * Returns a page for visitors.
   * @throws AppError NOT_FOUND, also for an unpublished page
   */
  async function view(address: string): Promise<PageView> {
    return presentPageView(await posts.getShown(address), base);
  }

  /**
   * Returns a page as visitors will see it, published or not.
   * @throws AppError NOT_FOUND
   */
  async function preview(id: string): Promise<PageView> {
    return presentPageView(withPending(await posts.getRow(id, 'owner')), base);
  }

  /** Lists the pages that the navigation and the footer link to, oldest first. */
  async function listLinked(): Promise<PostLinks['pages']> {
    const rows = await db.read(postEntity).find({
      select: { id: true, slug: true, title: true, language: true, place: true },
      where: { kind: 'page', place: In(['navigation', 'footer']), ...wherePublished() },
      order: { id: 'ASC' },
    });
    return rows.map(row => ({ ...pick(row, ['slug', 'title', 'place']), ...presentLanguage(row) }));
  }

  return {
    ...posts.items,
    list,
    listFull,
    view,
    preview,
    listLinked,
  };
}
