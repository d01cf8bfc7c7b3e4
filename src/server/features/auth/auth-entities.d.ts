export type OwnerRow = {
    id: string;
    email: string;
    passwordHash: string;
    /** Null while the password is the one that the site generated. */
    passwordSetAt: Date | null;
    createdAt: Date;
    updatedAt: Date;
};
export declare const ownerEntity: import("#server/core/database/entity").Entity<OwnerRow>;
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
export declare const firstSignInEntity: import("#server/core/database/entity").Entity<FirstSignInRow>;
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
export declare const sessionEntity: import("#server/core/database/entity").Entity<SessionRow>;
