/** The maximum length of a description that is derived from a text. */
export declare const DESCRIPTION_LENGTH = 400;
/** The length of the beginning from which it is derived, which includes the marks of Markdown. */
export declare const DESCRIPTION_SOURCE_LENGTH = 2000;
