// Every extra of public pages has a line here, which replaces the empty slot of the same name. To remove an
// extra, delete its line and its folders. A page loads only the extras whose slots it uses.

export { playgroundDemos } from './demos/playground-demos';
export { interestDrawings } from './drawings/interest-drawings';
export * from './empty-page-slots';
