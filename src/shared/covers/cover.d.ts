/** What a generated picture shows. The category of an item chooses it, so that related work looks related. */
export declare const COVER_FAMILIES: readonly ['pages', 'phones', 'board', 'field', 'blocks', 'dial', 'route', 'relief'];
export type CoverFamily = (typeof COVER_FAMILIES)[number];
/** A generated picture, which an item has while it has no picture of its own. */
export type Cover = {
    family: CoverFamily;
    /** The item's place among those of its category. Neighbors differ in their composition. */
    turn: number;
    /** Chooses everything else: parts, crop and ground. */
    seed: number;
    /** The first key figure of the item if it is a plain number, as its owner wrote it, such as '1.4' or '41%'. */
    figure?: string;
};
export declare const MAX_TURN = 9999;
/** What the cover of an item depends on. */
export type CoverSource = {
    id: string;
    /** The words by which the item is grouped: its category, or its tags. */
    groups: readonly string[];
    turn: number;
    figure?: string | undefined;
};
/** Returns the cover of an item. The same item has the same cover on every machine. */
export declare function toCover(source: CoverSource): Cover;
