export declare const NOTES_TEXTS: {
    notesTitle: string;
    notesIntro: string;
};
