import { z } from 'zod';
/** Accepts what a browser's email field accepts, including `a@b`. */
export declare const emailSchema: z.ZodString;
export declare const newContactMessageSchema: z.ZodObject<{
    name: z.ZodString;
    email: z.ZodString;
    message: z.ZodString;
    website: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type NewContactMessage = z.infer<typeof newContactMessageSchema>;
export declare const contactMessageSchema: z.ZodObject<{
    _id: z.ZodString;
    name: z.ZodString;
    email: z.ZodString;
    message: z.ZodString;
    createdAt: z.ZodISODateTime;
    read: z.ZodBoolean;
}, z.core.$strip>;
export type ContactMessage = z.infer<typeof contactMessageSchema>;
/** The filter, search and order. Omitted fields default to those of the inbox. */
export declare const contactListInputSchema: z.ZodObject<{
    sortBy: z.ZodDefault<z.ZodEnum<{
        createdAt: "createdAt";
        email: "email";
        name: "name";
    }>>;
    sortOrder: z.ZodDefault<z.ZodEnum<{
        asc: "asc";
        desc: "desc";
    }>>;
    filter: z.ZodDefault<z.ZodEnum<{
        all: "all";
        read: "read";
        unread: "unread";
    }>>;
    q: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type ContactListInput = z.infer<typeof contactListInputSchema>;
export declare const contactPageInputSchema: z.ZodObject<{
    sortBy: z.ZodDefault<z.ZodEnum<{
        createdAt: "createdAt";
        email: "email";
        name: "name";
    }>>;
    sortOrder: z.ZodDefault<z.ZodEnum<{
        asc: "asc";
        desc: "desc";
    }>>;
    filter: z.ZodDefault<z.ZodEnum<{
        all: "all";
        read: "read";
        unread: "unread";
    }>>;
    q: z.ZodOptional<z.ZodString>;
    offset: z.ZodDefault<z.ZodInt>;
    limit: z.ZodDefault<z.ZodInt>;
}, z.core.$strip>;
export type ContactPageInput = z.infer<typeof contactPageInputSchema>;
export declare const contactIdListInputSchema: z.ZodObject<{
    filter: z.ZodDefault<z.ZodEnum<{
        all: "all";
        read: "read";
        unread: "unread";
    }>>;
    q: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type ContactIdListInput = z.infer<typeof contactIdListInputSchema>;
export declare const contactIdListSchema: z.ZodArray<z.ZodString>;
/** A page of the inbox has this much of each message, which is more than its rows show. */
export declare const CONTACT_EXCERPT_LENGTH = 300;
export declare const contactPageSchema: z.ZodObject<{
    messages: z.ZodArray<z.ZodObject<{
        _id: z.ZodString;
        name: z.ZodString;
        email: z.ZodString;
        message: z.ZodString;
        createdAt: z.ZodISODateTime;
        read: z.ZodBoolean;
    }, z.core.$strip>>;
    total: z.ZodInt;
}, z.core.$strip>;
export type ContactPage = z.infer<typeof contactPageSchema>;
export declare const contactIdsSchema: z.ZodObject<{
    ids: z.ZodArray<z.ZodString>;
}, z.core.$strip>;
export declare const removedContactsSchema: z.ZodObject<{
    count: z.ZodInt;
    success: z.ZodLiteral<true>;
}, z.core.$strip>;
