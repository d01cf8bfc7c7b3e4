import type { Look } from '#shared/appearance/looks';
export declare const COVERS_PATH = "/covers/";
export type CoverLook = Pick<Look, 'accent' | 'style'>;
/** Returns the query of a cover's address in a look. Without it, the cover has the current look of the site. */
export declare function toLookQuery({ style, accent }: CoverLook): string;
/** Returns the addresses of a generated cover in a look, or null if the path is not one of a cover. */
export declare function coverImage(path: string, base: string, look: CoverLook): {
    src: string;
    srcSet: string;
    avifSrcSet: undefined;
} | null;
