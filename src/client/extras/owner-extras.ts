// Every extra of the owner's area has a line here, which replaces the empty slot of the same name. To remove an
// extra, delete its line and its folders. Visitors never load this file.

export { hasDemos } from './demos/has-demos';
export { drawingChoices } from './drawings/drawing-choices';
export * from './empty-owner-slots';
