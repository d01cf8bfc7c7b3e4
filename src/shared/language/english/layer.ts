/** The words of the panel that an interest in the hero opens. */
export const LAYER_TEXTS = {
  closeInterest: 'Close',
  interestLoading: 'Loading projects...',
  interestFailed: "Couldn't load projects.",
  moreAboutInterest: 'More about this interest',
} as const;
