import type { PublicKind } from '../../content/public-kind';

/** The skills, as visitors meet them: on the home page. */
export const skillKind: PublicKind<'skills'> = { pages: 'none', preview: 'none', searchHeading: 'Skills' };
