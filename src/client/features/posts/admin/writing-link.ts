import type { NavigationLink } from '../../../editing/owner-kind';
import { ownerPaths } from '../../../lib/owner-paths';

/** Notes and pages share a screen. */
export const WRITING_LINK: NavigationLink = { href: ownerPaths.writing, label: 'Writing', place: 1 };
