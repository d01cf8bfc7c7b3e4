/** Who signs in to the sites of the tests. */
export const OWNER = { email: 'owner@example.com', password: 'correct horse battery' };
