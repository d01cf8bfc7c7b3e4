// Every extra of public pages has a line here. To remove an extra, delete its line and its folders. A page loads
// only the extras whose slots it uses.
export { playgroundDemos } from './demos/playground-demos';
export { interestDrawings } from './drawings/interest-drawings';

// A slot that a line above fills hides the empty one.
export * from './empty-page-slots';
