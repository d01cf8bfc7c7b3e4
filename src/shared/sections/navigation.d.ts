/** The navigation links that every site has, in their default order. */
export declare const NAVIGATION: readonly ['home', 'projects', 'notes', 'about'];
export type NavigationName = (typeof NAVIGATION)[number];
