declare const MORE_DRAWINGS: readonly ["phone", "cloud", "bars", "shield", "gamepad", "wave", "chip", "plot", "sheet", "curve", "arm", "mesh"];
export type MoreDrawing = (typeof MORE_DRAWINGS)[number];
export declare const DRAWINGS: readonly ["network", "page", "board", "print", "frame", "phone", "cloud", "bars", "shield", "gamepad", "wave", "chip", "plot", "sheet", "curve", "arm", "mesh"];
export type DrawingName = (typeof DRAWINGS)[number];
export declare const MAX_LAYERS = 8;
/** Returns the chosen drawing of an interest, or else the one for its position in the list. */
export declare function toDrawing(topic: {
    drawing?: DrawingName | undefined;
}, index: number): DrawingName;
export {};
