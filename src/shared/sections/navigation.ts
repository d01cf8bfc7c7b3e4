/** The links of the navigation to what every site has, in their default order. */
export const NAVIGATION = ['home', 'projects', 'notes', 'about'] as const;
export type NavigationName = (typeof NAVIGATION)[number];
