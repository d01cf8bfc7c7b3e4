export declare const copyExamples: {
    status: {
        answer: {
            isAvailable: boolean;
            isRunning: boolean;
            request: {
                address: string;
                contact: string;
            } | null;
            progress: {
                step: "files" | "pages" | "zip";
                done: number;
                known: number;
                secondsLeft: number | null;
            } | null;
            ready: {
                pages: number;
                deadLinks: {
                    address: string;
                    page: string;
                }[];
                missingVariants: number;
                finishedAt: string;
                bytes: number;
                address: string;
            } | null;
            failure: string | null;
        };
    };
    create: {
        request: {
            address: string;
            contact: string;
        };
        answer: {
            isAvailable: boolean;
            isRunning: boolean;
            request: {
                address: string;
                contact: string;
            } | null;
            progress: {
                step: "files" | "pages" | "zip";
                done: number;
                known: number;
                secondsLeft: number | null;
            } | null;
            ready: {
                pages: number;
                deadLinks: {
                    address: string;
                    page: string;
                }[];
                missingVariants: number;
                finishedAt: string;
                bytes: number;
                address: string;
            } | null;
            failure: string | null;
        };
    };
    cancel: {
        answer: {
            isAvailable: boolean;
            isRunning: boolean;
            request: {
                address: string;
                contact: string;
            } | null;
            progress: {
                step: "files" | "pages" | "zip";
                done: number;
                known: number;
                secondsLeft: number | null;
            } | null;
            ready: {
                pages: number;
                deadLinks: {
                    address: string;
                    page: string;
                }[];
                missingVariants: number;
                finishedAt: string;
                bytes: number;
                address: string;
            } | null;
            failure: string | null;
        };
    };
};
