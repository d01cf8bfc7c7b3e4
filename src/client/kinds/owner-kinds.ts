// One line for each kind of content, as the owner edits it.
export { noteOwnerKind as note } from '#client/features/posts/admin/note-owner-kind';
export { pageOwnerKind as page } from '#client/features/posts/admin/page-owner-kind';
export { projectOwnerKind as project } from '#client/features/projects/admin/project-owner-kind';
export { siteOwnerKind as site } from '#client/features/site/admin/site-owner-kind';
export { skillOwnerKind as skills } from '#client/features/skills/admin/skill-owner-kind';
export { timelineOwnerKind as timeline } from '#client/features/timeline/admin/timeline-owner-kind';
