/** Lets the owner choose demos. It is a file of its own, so that Settings does not load the demos. */
export const hasDemos: boolean = true;
