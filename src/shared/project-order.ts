/** How projects are listed: the newest first, or as their owner has put them. */
export const PROJECT_ORDERS = ['newest', 'own'] as const;
export type ProjectOrder = (typeof PROJECT_ORDERS)[number];

export const PROJECT_ORDER_WORDS: Record<ProjectOrder, string> = { newest: 'Newest first', own: 'Own order' };
