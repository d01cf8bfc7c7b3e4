export declare const STORED_FILE = "/uploads/0197b3c8-2f60-7a18-9b4d-8c1e5f7a2d90-1600x900.webp";
export declare const STORED_FONT = "/uploads/0197b3c8-2f60-7a18-9b4d-8c1e5f7a2d90.ttf";
export declare const uploadExamples: {
    list: {
        answer: {
            url: string;
            mediaType: string;
            bytes: number;
            width: number;
            height: number;
            createdAt: string;
        }[];
    };
    remove: {
        answer: {
            success: boolean;
        };
    };
    removeByPath: {
        answer: {
            success: boolean;
        };
    };
    resume: {
        answer: {
            bytes: number;
            createdAt: string;
        };
    };
    removeResume: {
        answer: {
            success: boolean;
        };
    };
};
