/** The words of the page for unknown addresses. */
export const NOT_FOUND_TEXTS = {
  addressMissing: '404 - Page Not Found',
  addressMissingIntro: "Unable to find the page you're looking for.",
  goHome: 'Go Home',
  searchTheSite: 'Search the site',
  codeProfile: "{name}'s code profile",
} as const;
