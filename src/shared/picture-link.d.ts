/** The class of links around or over a picture, which open it in full size. */
export declare const PICTURE_LINK = "picture-link";
/** Formats the accessible name of such a link. */
export declare function toPictureLinkLabel(name: string): string;
