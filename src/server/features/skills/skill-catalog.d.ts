/** An area of technologies. Someone who works with one of them may know the others. */
type Area = 'data' | 'design' | 'devices' | 'games' | 'javascript' | 'jvm' | 'microsoft' | 'mobile' | 'operations' | 'php' | 'python' | 'server' | 'web';
export type Technology = {
    name: string;
    icon: string;
    color: string;
    areas: Area[];
    category: string;
    /** The position in its category, where 0 is the most widespread. */
    rank: number;
};
export declare const TECHNOLOGIES: Technology[];
export {};
