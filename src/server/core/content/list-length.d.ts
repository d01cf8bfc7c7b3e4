import type { Fields } from '#shared/contract/fields';
type Lengths = {
    sent: unknown[] | undefined;
    /** The length of the stored list. */
    stored?: number | undefined;
    maximum: number;
};
/**
 * Refuses a list that is longer than allowed, unless the stored one is as long.
 * @throws AppError BAD_REQUEST
 */
export declare function requireListLength(path: (string | number)[], { sent, stored, maximum }: Lengths): void;
/**
 * Refuses lists that are longer than their fields allow, unless the stored item has one as long. Unpublished changes
 * count as the item's.
 * @throws AppError BAD_REQUEST
 */
export declare function requireDeclaredLengths(fields: Fields, sent: object, stored?: object): void;
export {};
