/** The fields that override the title and description of an item for search engines. */
export declare function searchEngineFields(defaultDescription: string): {
    metaTitle: import("./fields").Field<import("zod").ZodString, import("zod").ZodString, import("zod").ZodString>;
    metaDescription: import("./fields").Field<import("zod").ZodString, import("zod").ZodString, import("zod").ZodString>;
};
