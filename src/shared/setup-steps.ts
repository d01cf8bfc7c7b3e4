/** The steps of the first set-up, in their order; what is stored is the number of the next one. */
export const SETUP_STEPS = ['you', 'links', 'interests', 'look', 'start'] as const;
