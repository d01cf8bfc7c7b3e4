import type { XastElement } from 'svgo';
/** A property that names another element by its ID. */
type Reference = {
    property: string;
    id: string;
};
/**
 * Returns a function that lists the references of an element in its attributes and in the style sheets.
 * @throws UnsafeSvgError for more rules than can be compared with the elements
 */
export declare function createReferenceList(elements: XastElement[]): (element: XastElement) => Reference[];
/** Browsers decode the fragment of an address. */
export declare function decodeId(id: string): string;
export {};
