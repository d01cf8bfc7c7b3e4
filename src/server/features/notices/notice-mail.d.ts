import type { ContactMessage } from '#shared/contract/contact-message';
type NoticeParts = {
    message: ContactMessage;
    from: string;
    to: string;
    publicUrl: string | undefined;
};
export type NoticeMail = ReturnType<typeof composeNotice>;
/** Composes the owner's email about a new message. A reply to it goes to the visitor. */
export declare function composeNotice({ message, from, to, publicUrl }: NoticeParts): {
    messageId: string;
    from: {
        name: string;
        address: string;
    };
    to: {
        name: string;
        address: string;
    };
    replyTo: {
        name: string;
        address: string;
    };
    subject: string;
    text: string;
};
export {};
