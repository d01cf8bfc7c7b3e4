import type { PublicKind } from '#client/content/public-kind';

// Every kind of content, as visitors see it.
export { noteKind as note, pageKind as page } from '#client/features/posts/post-kind';
export { projectKind as project } from '#client/features/projects/project-kind';
export const site: PublicKind<'site'> = { pages: 'none', preview: 'none', searchLabel: 'none' };
export const skills: PublicKind<'skills'> = { pages: 'none', preview: 'none', searchLabel: 'skillResult' };
export { timelineKind as timeline } from '#client/features/timeline/timeline-kind';
