import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';

/** A queued email to the owner about one message, without the message's text. */
export type NoticeRow = {
  messageId: string;
  createdAt: Date;
  attempts: number;
  /** The time of the next attempt. Moving it forward claims the notice. */
  dueAt: Date;
};

export const noticeEntity = defineEntity<NoticeRow>({
  name: 'notice',
  revision: null,
  backup: null,
  columns: {
    messageId: { ...column.id, primary: true },
    createdAt: column.timestamp,
    attempts: column.integer,
    dueAt: column.timestamp,
  },
  indices: [{ name: 'notice_due', columns: ['dueAt'] }],
});
