// One line a kind; content-register.ts checks that there is one for each name.
export { noteKind as note } from '../features/posts/note-kind';
export { pageKind as page } from '../features/posts/page-kind';
export { projectKind as project } from '../features/projects/project-kind';
export { siteKind as site } from '../features/site/site-kind';
export { skillKind as skills } from '../features/skills/skill-kind';
export { timelineKind as timeline } from '../features/timeline/timeline-kind';
