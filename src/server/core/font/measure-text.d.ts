import type { Measure } from './fit-text';
import type { FontStack } from './typefaces';
export type TextStyle = {
    fonts: FontStack;
    size: number;
    /** The space between letters, in ems. */
    tracking?: number;
};
export declare function createMeasure({ fonts, size, tracking }: TextStyle): Measure;
