import type { XastElement } from 'svgo';
/**
 * Refuses a drawing whose references multiply its elements, because a browser would hang on it.
 * @throws UnsafeSvgError that names the limit
 */
export declare function requireDrawable(drawing: XastElement): void;
