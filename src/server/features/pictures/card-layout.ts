import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../../../shared/picture-address';

export const CARD_WIDTH = PICTURE_WIDTH;
export const CARD_HEIGHT = PICTURE_HEIGHT;
export const MARGIN = 72;
export const INNER_WIDTH = CARD_WIDTH - 2 * MARGIN;
/** Where the facts begin, which stand at the foot. */
export const BLOCK_TOP = 496;
