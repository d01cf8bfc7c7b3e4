import type { Cover } from '#shared/covers/cover';
import type { Random } from './random';

export const COVER_WIDTH = 1600;
export const COVER_HEIGHT = 900;

/** Draws short texts as outlines, because a file that is shown as a picture has no fonts of the site. */
export type DrawText = (
  text: string,
  place: { x: number; y: number; size: number; fill: string; anchor?: 'start' | 'middle' | 'end' },
) => string;

/** The input of a drawing. Colors are variables, such as `var(--line)`. */
export type CoverSketch = {
  cover: Cover;
  random: Random;
  /** A cover of at most 200 px has the same composition in fewer and larger parts. */
  isSmall: boolean;
  drawText: DrawText;
};

/** Draws the elements of a cover, in a frame of 1600 × 900, over a ground that is already there. */
export type DrawCover = (sketch: CoverSketch) => string;
