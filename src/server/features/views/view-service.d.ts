import type { Viewer } from '#server/core/content/published-rows';
import type { Database } from '#server/core/database/database';
import type { NewView, View, ViewList, ViewListInput, ViewSummary, ViewSummaryInput } from '#shared/contract/view';
export type ViewService = ReturnType<typeof createViewService>;
/**
 * Records and counts visits. `isProjectShown` returns true if visitors see a project. It is passed in because
 * features do not import each other.
 */
export declare function createViewService(db: Database, isProjectShown: (id: string) => Promise<boolean>): {
    record: (visit: NewView) => Promise<View>;
    countTotal: () => Promise<number>;
    countProject: (projectId: string, viewer?: Viewer) => Promise<number>;
    countByProject: () => Promise<Record<string, number>>;
    list: (input: ViewListInput) => Promise<ViewList>;
    listAsJson: (input: ViewListInput) => AsyncGenerator<string>;
    summarize: ({ timeZone }: ViewSummaryInput) => Promise<ViewSummary>;
};
