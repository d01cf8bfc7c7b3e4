/** A queued email to the owner about one message, without the message's text. */
export type NoticeRow = {
    messageId: string;
    createdAt: Date;
    attempts: number;
    /** The time of the next attempt. Moving it forward claims the notice. */
    dueAt: Date;
};
export declare const noticeEntity: import("#server/core/database/entity").Entity<NoticeRow>;
