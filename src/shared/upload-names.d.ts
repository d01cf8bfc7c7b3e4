export declare const UPLOADS_PATH = "/uploads/";
/** Formats that some browsers don't play. The name of such a video contains its format. */
declare const VIDEO_FORMATS: readonly ['hevc', 'hev1', 'av1', 'prores', 'rare'];
export type VideoFormat = (typeof VIDEO_FORMATS)[number];
/** An uploaded picture with everything a page needs to show it. */
type UploadedImage = {
    src: string;
    /** The formats that every browser supports, including the original. Undefined without variants. */
    srcSet: string | undefined;
    avifSrcSet: string | undefined;
    width: number;
    height: number;
    /**
     * The mean color as #rrggbb, shown while loading. Undefined if it is unknown or the picture is transparent.
     */
    color: string | undefined;
};
/** The facts that a picture's name contains. */
type PictureFacts = {
    width: number;
    height: number;
    color?: string | undefined;
    isAnimated?: boolean;
};
/** Builds a name that contains color and size, so that the address alone determines them and the variants. */
export declare function imageName(id: string, { width, height, color, isAnimated }: PictureFacts, extension: string): string;
/** Builds the name of a file other than an image. */
export declare function fileName(id: string, format: VideoFormat | null, extension: string): string;
/** Returns the format that the name of an uploaded video contains, or null. */
export declare function uploadedVideoFormat(url: string): VideoFormat | null;
export type Variant = {
    name: string;
    width: number;
};
/**
 * Lists the variants created with a picture. Drawings scale by themselves, and animated pictures have none.
 */
export declare function webpVariants(name: string): Variant[];
/** Lists the variants created later in the background, smallest first. */
export declare function avifVariants(name: string): Variant[];
export declare function listUploadFiles(name: string): string[];
/**
 * Lists the files that may be served for a name, best first. The next smaller WebP substitutes a missing
 * variant, and a visitor who saves data gets the smallest.
 */
export declare function listCandidateFiles(name: string, isSavingData?: boolean): string[];
/** Accepts names that uploads get. Such a name is never reused. */
export declare function isUploadName(name: string): boolean;
/** Accepts names of all files that the store makes. Anything else in its folder is private. */
export declare function isStoredName(name: string): boolean;
/** Accepts names of the sample content's pictures, which take the colors of the look. */
export declare function isSampleName(name: string): boolean;
/**
 * Returns the data that a page needs to show an uploaded picture at its size, or null for any other address. The
 * address and its variants are below the base path.
 */
export declare function uploadedImage(url: string, base?: string): UploadedImage | null;
/** Lists the stored files that a text mentions, each once. A variant counts as its original. */
export declare function listUploadNames(text: string): string[];
/** Returns the beginning that all names of an upload share. A text that contains it uses the upload. */
export declare function uploadStem(name: string): string;
/** Returns the stems of all uploads that a JSON text may mention, in any form. */
export declare function listUploadStems(json: string): Set<string>;
export {};
