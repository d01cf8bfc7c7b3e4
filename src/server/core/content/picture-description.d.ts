/** The field that describes each field with a picture. */
export declare const DESCRIPTION_FIELDS: {
    readonly image: 'imageAlt';
    readonly cover: 'coverAlt';
};
type PictureField = keyof typeof DESCRIPTION_FIELDS;
/** Clears the description of a picture that the changes replace, unless they contain a description. */
export declare function clearOldDescription<Field extends PictureField, Changes extends {
    [Name in Field]?: string | undefined;
}>(field: Field, stored: {
    [Name in Field]: string;
}, changes: Changes): Changes;
export {};
