import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#shared/picture-address';

export const CARD_WIDTH = PICTURE_WIDTH;
export const CARD_HEIGHT = PICTURE_HEIGHT;
export const MARGIN = 72;
export const INNER_WIDTH = CARD_WIDTH - 2 * MARGIN;
/** Where a card shows the picture of what it is about: 16:9, beside the words. */
export const PICTURE_FRAME = { x: CARD_WIDTH - MARGIN - 528, y: 148, width: 528, height: 297 };
/** How wide the words are then. */
export const WORDS_WIDTH = PICTURE_FRAME.x - MARGIN - 40;
/** Where the facts begin, which stand at the foot. */
export const BLOCK_TOP = 496;
