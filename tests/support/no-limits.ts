/** For a server that many tests ask from one address. */
export const NO_LIMITS = { login: null, loginAddress: null, contact: null, view: null, search: null };
