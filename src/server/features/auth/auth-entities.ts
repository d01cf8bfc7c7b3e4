import { column } from '#server/core/database/columns';
import { defineEntity } from '#server/core/database/entity';

export type OwnerRow = {
  id: string;
  email: string;
  passwordHash: string;
  /** Null while the password is the one that the site generated. */
  passwordSetAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};

export const ownerEntity = defineEntity<OwnerRow>({
  name: 'owner',
  revision: null,
  backup: 'secret',
  columns: {
    id: { ...column.id, primary: true },
    email: column.name,
    passwordHash: column.name,
    passwordSetAt: { ...column.timestamp, nullable: true },
    createdAt: column.timestamp,
    updatedAt: column.timestamp,
  },
});

/**
 * The owner's first sign-in, which is still to come. The row is deleted with it. On a terminal, the start
 * prints a link that signs in once.
 */
export type FirstSignInRow = {
  ownerId: string;
  /** SHA-256 of the link's token, or null if no link was printed. */
  tokenHash: string | null;
  expiresAt: Date | null;
};

export const firstSignInEntity = defineEntity<FirstSignInRow>({
  name: 'first_sign_in',
  revision: null,
  backup: null,
  columns: {
    ownerId: { ...column.id, primary: true },
    tokenHash: { ...column.key, nullable: true },
    expiresAt: { ...column.timestamp, nullable: true },
  },
});

/** A signed-in browser. The session ends when its row is deleted. Tokens that name it are then refused. */
export type SessionRow = {
  id: string;
  ownerId: string;
  /** SHA-256 of the refresh token. The token itself is never stored. */
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
