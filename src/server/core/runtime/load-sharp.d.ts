/** Loads sharp with the first image, which saves memory until then. */
export declare function loadSharp(): Promise<import("sharp").SharpConstructor>;
