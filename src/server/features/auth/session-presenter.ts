import type { Session } from '#shared/contract/auth';
import type { SessionRow } from './auth-entities';

/** A row as its owner sees it: never the hash of its refresh token. */
export function presentSession(row: SessionRow, currentId: string): Session {
  return {
    id: row.id,
    userAgent: row.userAgent,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isCurrent: row.id === currentId,
  };
}
