/** So many figures stand beside the facts of a project. */
export const KEY_FIGURES = 4;
