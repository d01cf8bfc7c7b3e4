/** The examples of all operations share these IDs and timestamps. */
export declare const PROJECT_ID = "0197a0f2-6c1e-7b3a-9d52-1f0c8e4b7a61";
export declare const SKILL_ID = "0197a0f2-6c20-7c11-8f3e-5b9d2a7c4e10";
export declare const OTHER_SKILL_ID = "0197a0f2-6c20-7c12-b1a4-90e2f6d83b57";
export declare const ELEMENT_ID = "0197a0f2-6c24-7d05-a2b8-3c7e1f9d6a42";
export declare const OTHER_ELEMENT_ID = "0197a0f2-6c24-7d06-9e41-7a5c0d2b8f13";
export declare const NOTE_ID = "0197a0f2-6c28-7a13-8d4c-2b6e0f9a5c71";
export declare const PAGE_ID = "0197a0f2-6c28-7a14-b95f-6d1c3e8a7b20";
export declare const MESSAGE_ID = "0197b3c8-1d52-7e90-8c6f-4e2a9b7d1c35";
export declare const SESSION_ID = "0197b3c8-0a11-7f02-b3d9-6f1e8c5a2d74";
export declare const TIMESTAMP = "2025-06-24T09:30:00.000Z";
export declare const LATER_TIMESTAMP = "2025-06-27T16:05:12.480Z";
/** This value has the form of a token, but is invalid. */
export declare const TOKEN = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzaWQiOiJleGFtcGxlIn0.c2lnbmF0dXJl";
export declare const SUCCESS: {
    success: boolean;
};
