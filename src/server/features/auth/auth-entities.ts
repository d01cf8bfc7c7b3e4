import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';

export type OwnerRow = { id: string; email: string; passwordHash: string; createdAt: Date; updatedAt: Date };

export const ownerEntity = defineEntity<OwnerRow>({
  name: 'owner',
  revision: null,
  backup: 'secret',
  columns: {
    id: { ...column.id, primary: true },
    email: column.name,
    passwordHash: column.name,
    createdAt: column.timestamp,
    updatedAt: column.timestamp,
  },
});

/** A signed-in browser. The session ends when its row is deleted: tokens that name it are then refused. */
export type SessionRow = {
  id: string;
  ownerId: string;
  /** SHA-256 of the refresh token; the token itself is never stored. */
  refreshHash: string;
  userAgent: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
};

export const sessionEntity = defineEntity<SessionRow>({
  name: 'session',
  revision: null,
  backup: null,
  columns: {
    id: { ...column.id, primary: true },
    ownerId: column.id,
    refreshHash: column.key,
    userAgent: column.name,
    createdAt: column.timestamp,
    lastUsedAt: column.timestamp,
    expiresAt: column.timestamp,
  },
  indices: [
    { name: 'session_owner', columns: ['ownerId'] },
    { name: 'session_expiry', columns: ['expiresAt'] },
  ],
});
