export { drawTerminal } from './terminal/draw-terminal';
