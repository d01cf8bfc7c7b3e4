import { type Cover } from './cover';
import { type CoverLook } from './cover-image';
/** Returns the path of a cover, which contains everything that the drawing needs but the look. */
export declare function coverPath({ family, turn, seed, figure }: Cover): string;
/** A cover as its address names it. */
export type NamedCover = {
    cover: Cover;
    isSmall: boolean;
};
/** Reads the path of a cover, or returns null for any other path. */
export declare function parseCoverPath(path: string): NamedCover | null;
/** Reads a look as `toLookQuery` writes it. Returns null for anything else. */
export declare function parseLookQuery(look: string): CoverLook | null;
