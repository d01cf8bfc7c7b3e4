export { drawEditorial } from './editorial/draw-editorial';
