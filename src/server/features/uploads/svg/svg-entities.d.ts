/**
 * Accepts the entities that Illustrator and others define for names and styles.
 * @throws UnsafeSvgError for entities that contain others, markup or files, or that would expand to more text
 * than fits in memory
 */
export declare function requirePlainEntities(text: string): void;
