// Every extra of public pages has a line here. To remove an extra, delete its line and its folders. A page loads
// only the extras whose slots it uses. A slot that an extra fills hides the empty one of the same name.

export { playgroundDemos } from './demos/playground-demos';
export { interestDrawings } from './drawings/interest-drawings';
export * from './empty-page-slots';
