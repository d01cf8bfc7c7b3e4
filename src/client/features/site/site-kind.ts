import type { PublicKind } from '../../content/public-kind';

/** The settings, as visitors meet them: on every page. */
export const siteKind: PublicKind<'site'> = { pages: 'none', preview: 'none', searchHeading: 'none' };
