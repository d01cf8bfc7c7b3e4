// Every kind of content as its owner works with it: a line each.
export { noteOwnerKind as note } from '../features/posts/admin/note-owner-kind';
export { pageOwnerKind as page } from '../features/posts/admin/page-owner-kind';
export { projectOwnerKind as project } from '../features/projects/admin/project-owner-kind';
export { siteOwnerKind as site } from '../features/site/admin/site-owner-kind';
export { skillOwnerKind as skills } from '../features/skills/admin/skill-owner-kind';
export { timelineOwnerKind as timeline } from '../features/timeline/admin/timeline-owner-kind';
