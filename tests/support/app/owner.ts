/** The credentials of the owner in tests. */
export const OWNER = { email: 'owner@example.com', password: 'correct horse battery' };
