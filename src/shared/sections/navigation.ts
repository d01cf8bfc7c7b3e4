/** The navigation links that every site has, in their default order. */
export const NAVIGATION = ['home', 'projects', 'notes', 'about'] as const;
export type NavigationName = (typeof NAVIGATION)[number];
