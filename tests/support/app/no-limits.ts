/** Disables rate limits for a server that many tests call from one address. */
export const NO_LIMITS = {
  login: null,
  loginAddress: null,
  contact: null,
  contactDay: null,
  view: null,
  search: null,
};
