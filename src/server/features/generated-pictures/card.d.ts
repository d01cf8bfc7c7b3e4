import type { NoteSummary } from '#shared/contract/post';
import { type Project } from '#shared/contract/project';
import type { SiteSettings } from '#shared/contract/site';
export type Card = {
    owner: string;
    /** Candidates for the title. The card shows the first one that the fonts can set whole. */
    titles: string[];
    text: string;
    facts: {
        label: string;
        value: string;
        mark?: StatusMark;
    }[];
    /** The address of an upload or the path of a generated cover. */
    image?: string;
};
/** The shape of the dot repeats the meaning of its color. */
export type StatusMark = 'full' | 'half' | 'ring' | 'dotted' | 'none';
export declare function projectCard(project: Project, site: SiteSettings): Promise<Card>;
export declare function noteCard(note: NoteSummary, site: SiteSettings): Card;
export declare function siteCard(site: SiteSettings): Card;
/** Lists the texts of a card that come from the owner. */
export declare function listCardTexts({ owner, titles, text, facts }: Card): string[];
