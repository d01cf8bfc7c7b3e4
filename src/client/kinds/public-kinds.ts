import type { PublicKind } from '../content/public-kind';

// Every kind of content as visitors meet it: a line each.
export { noteKind as note } from '../features/posts/note-kind';
export { pageKind as page } from '../features/posts/page-kind';
export { projectKind as project } from '../features/projects/project-kind';
export const site: PublicKind<'site'> = { pages: 'none', preview: 'none', searchHeading: 'none' };
export const skills: PublicKind<'skills'> = { pages: 'none', preview: 'none', searchHeading: 'Skills' };
export { timelineKind as timeline } from '../features/timeline/timeline-kind';
