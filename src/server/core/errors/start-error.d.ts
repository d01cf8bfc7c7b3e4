/** Explains why the server cannot start. The process prints the message and exits with 1. */
export declare class StartError extends Error {
    name: string;
}
