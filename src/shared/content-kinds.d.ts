/**
 * The kinds of content in display order. `search` is the kind's name in search results, and `hasPreview`
 * enables previews of unpublished items. A new kind starts with a line here, and the compiler then requires
 * its definitions on the server and in the client.
 */
export declare const CONTENT_KINDS: {
    readonly project: {
        readonly search: 'project';
        readonly hasPreview: true;
    };
    readonly note: {
        readonly search: 'note';
        readonly hasPreview: true;
    };
    readonly page: {
        readonly search: 'page';
        readonly hasPreview: true;
    };
    readonly timeline: {
        readonly search: 'none';
        readonly hasPreview: true;
    };
    readonly skills: {
        readonly search: 'skill';
        readonly hasPreview: false;
    };
    readonly site: {
        readonly search: 'none';
        readonly hasPreview: false;
    };
};
type Kinds = typeof CONTENT_KINDS;
export type ContentKindName = keyof Kinds;
export type PreviewKindName = {
    [Name in ContentKindName]: Kinds[Name]['hasPreview'] extends true ? Name : never;
}[ContentKindName];
export type SearchKindName = Exclude<Kinds[ContentKindName]['search'], 'none'>;
export declare const CONTENT_KIND_NAMES: ("note" | "page" | "project" | "site" | "skills" | "timeline")[];
export declare const PREVIEW_KIND_NAMES: PreviewKindName[];
export declare const SEARCH_KIND_NAMES: ("note" | "page" | "project" | "skill")[];
export {};
