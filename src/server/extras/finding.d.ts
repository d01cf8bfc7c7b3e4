/** The result of a check. A problem keeps the site from working or loses data, and a warning may. */
export type Finding = {
    check: string;
    level: 'ok' | 'warning' | 'problem';
    text: string;
    /** Tells the owner what to do. */
    remedy?: string;
};
export declare const ok: (check: string, text: string) => Finding;
export declare const warning: (check: string, text: string, remedy: string) => Finding;
export declare const problem: (check: string, text: string, remedy: string) => Finding;
