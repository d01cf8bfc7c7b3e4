// Every kind of content, as the owner edits it.
export {
  noteOwnerKind as note,
  pageOwnerKind as page,
} from '#client/features/posts/admin/post-owner-kind';
export { projectOwnerKind as project } from '#client/features/projects/admin/project-owner-kind';
export { siteOwnerKind as site } from '#client/features/site/admin/site-owner-kind';
export { skillOwnerKind as skills } from '#client/features/skills/admin/skill-owner-kind';
export { timelineOwnerKind as timeline } from '#client/features/timeline/admin/timeline-owner-kind';
