export declare const timelineExamples: {
    list: {
        answer: {
            draft?: boolean;
            publishAt?: string | null;
            type: "current" | "event" | "future" | "profile";
            year: number;
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            profileSections: {
                title: string;
                text: string;
            }[];
            futureSections: {
                title: string;
                text: string;
            }[];
            kind?: "education" | "other" | "work";
            endDate?: string;
            _id: string;
            order: number;
            profile: Record<string, string>;
            future: Record<string, string>;
            pendingChanges?: {
                type?: "current" | "event" | "future" | "profile";
                year?: number;
                title?: string;
                icon?: string;
                shortDescription?: string;
                longDescription?: string;
                profileSections?: {
                    title: string;
                    text: string;
                }[];
                futureSections?: {
                    title: string;
                    text: string;
                }[];
                kind?: "education" | "other" | "work" | null;
                endDate?: string | null;
            };
        }[];
    };
    listVersioned: {
        answer: {
            version: number;
            elements: {
                draft?: boolean;
                publishAt?: string | null;
                type: "current" | "event" | "future" | "profile";
                year: number;
                title: string;
                icon: string;
                shortDescription: string;
                longDescription: string;
                profileSections: {
                    title: string;
                    text: string;
                }[];
                futureSections: {
                    title: string;
                    text: string;
                }[];
                kind?: "education" | "other" | "work";
                endDate?: string;
                _id: string;
                order: number;
                profile: Record<string, string>;
                future: Record<string, string>;
                pendingChanges?: {
                    type?: "current" | "event" | "future" | "profile";
                    year?: number;
                    title?: string;
                    icon?: string;
                    shortDescription?: string;
                    longDescription?: string;
                    profileSections?: {
                        title: string;
                        text: string;
                    }[];
                    futureSections?: {
                        title: string;
                        text: string;
                    }[];
                    kind?: "education" | "other" | "work" | null;
                    endDate?: string | null;
                };
            }[];
        };
    };
    create: {
        request: {
            type: 'event';
            year: number;
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            order: number;
        };
        answer: {
            draft?: boolean;
            publishAt?: string | null;
            type: "current" | "event" | "future" | "profile";
            year: number;
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            profileSections: {
                title: string;
                text: string;
            }[];
            futureSections: {
                title: string;
                text: string;
            }[];
            kind?: "education" | "other" | "work";
            endDate?: string;
            _id: string;
            order: number;
            profile: Record<string, string>;
            future: Record<string, string>;
            pendingChanges?: {
                type?: "current" | "event" | "future" | "profile";
                year?: number;
                title?: string;
                icon?: string;
                shortDescription?: string;
                longDescription?: string;
                profileSections?: {
                    title: string;
                    text: string;
                }[];
                futureSections?: {
                    title: string;
                    text: string;
                }[];
                kind?: "education" | "other" | "work" | null;
                endDate?: string | null;
            };
        };
    };
    update: {
        request: {
            type: 'event';
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            order: number;
            year: number;
            expectedVersion: number;
        };
        answer: {
            draft?: boolean;
            publishAt?: string | null;
            type: "current" | "event" | "future" | "profile";
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            profileSections: {
                title: string;
                text: string;
            }[];
            futureSections: {
                title: string;
                text: string;
            }[];
            kind?: "education" | "other" | "work";
            endDate?: string;
            _id: string;
            order: number;
            profile: Record<string, string>;
            future: Record<string, string>;
            pendingChanges?: {
                type?: "current" | "event" | "future" | "profile";
                year?: number;
                title?: string;
                icon?: string;
                shortDescription?: string;
                longDescription?: string;
                profileSections?: {
                    title: string;
                    text: string;
                }[];
                futureSections?: {
                    title: string;
                    text: string;
                }[];
                kind?: "education" | "other" | "work" | null;
                endDate?: string | null;
            };
            year: number;
        };
    };
    remove: {
        answer: {
            success: boolean;
        };
    };
    reorder: {
        request: {
            elements: {
                _id: string;
                order: number;
            }[];
        };
        answer: {
            draft?: boolean;
            publishAt?: string | null;
            type: "current" | "event" | "future" | "profile";
            year: number;
            title: string;
            icon: string;
            shortDescription: string;
            longDescription: string;
            profileSections: {
                title: string;
                text: string;
            }[];
            futureSections: {
                title: string;
                text: string;
            }[];
            kind?: "education" | "other" | "work";
            endDate?: string;
            _id: string;
            profile: Record<string, string>;
            future: Record<string, string>;
            pendingChanges?: {
                type?: "current" | "event" | "future" | "profile";
                year?: number;
                title?: string;
                icon?: string;
                shortDescription?: string;
                longDescription?: string;
                profileSections?: {
                    title: string;
                    text: string;
                }[];
                futureSections?: {
                    title: string;
                    text: string;
                }[];
                kind?: "education" | "other" | "work" | null;
                endDate?: string | null;
            };
            order: number;
        }[];
    };
};
