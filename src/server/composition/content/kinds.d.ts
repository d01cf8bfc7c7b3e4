export { noteKind as note } from '#server/features/posts/note-kind';
export { pageKind as page } from '#server/features/posts/page-kind';
export { projectKind as project } from '#server/features/projects/project-kind';
export { siteKind as site } from '#server/features/site/site-kind';
export { skillKind as skills } from '#server/features/skills/skill-kind';
export { timelineKind as timeline } from '#server/features/timeline/timeline-kind';
