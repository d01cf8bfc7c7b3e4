/** Rejects a drawing, with a message for the owner. */
export declare class UnsafeSvgError extends Error {
    name: string;
}
