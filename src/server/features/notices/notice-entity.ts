import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';

/** An e-mail to the owner that is still to be sent: of one message, and without its words. */
export type NoticeRow = {
  messageId: string;
  createdAt: Date;
  attempts: number;
  /** When it may be tried next. Who tries it moves this on first, and so claims it. */
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
