import type { ContentKindName } from '#shared/content-kinds';
/** The kinds of content that can be imported, with their names in responses. */
export declare const IMPORTED_KINDS: {
    readonly site: 'settings';
    readonly timeline: 'timeline';
    readonly project: 'projects';
    readonly note: 'notes';
    readonly page: 'pages';
    readonly skills: 'skills';
};
export type ImportedKind = keyof typeof IMPORTED_KINDS;
export declare function isImportedKind(kind: ContentKindName): kind is ImportedKind;
