export type ContactMessageRow = {
    id: string;
    name: string;
    /** Sorts by name, which is too long for an index. `emailOrder` does the same for the email address. */
    nameOrder: string;
    email: string;
    emailOrder: string;
    message: string;
    createdAt: Date;
    read: boolean;
    /** True if the honeypot was filled. The inbox and its counts exclude such messages. */
    spam: boolean;
    /** Set while the message is in the trash. */
    deletedAt: Date | null;
};
export declare const contactMessageEntity: import("#server/core/database/entity").Entity<ContactMessageRow>;
