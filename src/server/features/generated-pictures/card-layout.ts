import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#shared/picture-address';

export const CARD_WIDTH = PICTURE_WIDTH;
export const CARD_HEIGHT = PICTURE_HEIGHT;
export const MARGIN = 72;
export const INNER_WIDTH = CARD_WIDTH - 2 * MARGIN;
/** The frame of the picture on a card, which is 16:9 and beside the text. */
export const PICTURE_FRAME = { x: CARD_WIDTH - MARGIN - 528, y: 148, width: 528, height: 297 };
export const TEXT_WIDTH = PICTURE_FRAME.x - MARGIN - 40;
export const BLOCK_TOP = 496;
