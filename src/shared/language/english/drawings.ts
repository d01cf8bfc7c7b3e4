/** The texts of an opened layer of the drawing of interests. */
export const DRAWING_TEXTS = {
  layerLoading: 'Loading projects...',
  layerFailed: "Couldn't load projects.",
  layerMore: 'More about this interest',
} as const;
