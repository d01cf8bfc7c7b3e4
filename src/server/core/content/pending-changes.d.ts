/** Returns the fields that a save changes, or null if there are none. */
export declare function findChanges<Fields extends object>(names: readonly (keyof Fields)[], before: Fields, after: Fields): Partial<Fields> | null;
