import { type Project } from '#shared/contract/project';
import type { SiteSettings } from '#shared/contract/site';
import type { Skill } from '#shared/contract/skill';
import type { TimelineElement } from '#shared/contract/timeline-element';
export type ResumeSource = {
    site: SiteSettings;
    skills: Skill[];
    projects: Project[];
    timeline: TimelineElement[];
    publicUrl: string | undefined;
};
type ResumeLink = {
    label: string;
    url: string;
};
export type ResumeEntry = {
    /** The text beside the entry, which is its dates or its kind. */
    aside: string;
    title: string;
    paragraphs: string[];
    /** The skills of a category. */
    names: string[];
    link: ResumeLink | null;
};
export type ResumeSection = {
    title: string;
    entries: ResumeEntry[];
    note: string;
};
export type ResumeContent = ReturnType<typeof resumeContent>;
export declare function resumeContent(source: ResumeSource): {
    name: string;
    role: string;
    facts: string[];
    links: ResumeLink[];
    introduction: string[];
    sections: ResumeSection[];
};
export declare function groupNamedSkills(skills: Skill[]): {
    category: string;
    items: {
        name: string;
        category: string;
        description: string;
        icon: string;
        color: string;
        isCore: boolean;
        _id: string;
    }[];
}[];
/**
 * Returns true for public projects that have started and have dates. A resume in any format lists only these.
 */
export declare function isInResume({ public: isPublic, status, timeline }: Project): boolean;
/** Lists events, latest first. Events of one year are in reverse timeline order. */
export declare function listEvents(timeline: TimelineElement[], isIn: (event: TimelineElement) => boolean): TimelineElement[];
/** Shortens 'https://www.example.com/code/' to 'example.com/code'. */
export declare function toReadableAddress(url: string): string;
export {};
