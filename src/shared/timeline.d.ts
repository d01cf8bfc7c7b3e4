/** The types of timeline elements, in the order of the type selector. */
export type ElementType = 'profile' | 'future' | 'event' | 'current';
/** The resume sections of an event, in the order of the selector. */
export type TimelineKind = 'work' | 'education' | 'other';
/** This repeats a type of the contract, which imports this file. */
type Dated = {
    year: number;
    endDate?: string | null;
};
export declare const END_BEFORE_START = "The end must not be before the year of the start.";
/** The form of a year, a month or a day. A day of this form may not exist. */
export declare const END_DATE: RegExp;
/** Accepts an existing year, month or day, such as '2023', '2023-06' or '2023-06-30'. */
export declare function isEndDate(text: string): boolean;
export declare function endsBeforeStart({ year, endDate }: Dated): boolean;
/** Returns '2019', or '2019–2021' for an event that ended in another year. */
export declare function formatYears({ year, endDate }: Dated): string;
/** This repeats a type of the contract, which imports this file. */
type TimelineSection = {
    title: string;
    text: string;
};
export declare const TITLE_REPEATED = "Section titles must be unique.";
/** Drops sections with an empty title or text, as saving does. */
export declare function withoutEmptySections<Section extends TimelineSection>(sections: readonly Section[]): Section[];
/** Returns the indexes of sections that repeat an earlier title. Empty sections are ignored. */
export declare function findRepeatedTitles(sections: readonly TimelineSection[]): number[];
/**
 * Maps titles to texts. fromEntries defines own properties, so that '__proto__' is a title like any other.
 */
export declare function toSectionMap(sections: TimelineSection[]): Record<string, string>;
export declare function toSections(map: Record<string, string>): TimelineSection[];
export {};
