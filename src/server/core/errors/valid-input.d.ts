/** The maximum nesting of an input. The contract needs four levels. */
export declare const INPUT_MAX_DEPTH = 32;
export declare const UNSTORABLE = "Must not contain the NUL character or half of a surrogate pair";
/**
 * Returns the input if the server can process and store it. Deep nesting could overflow the stack. Not every
 * engine stores every text: SQLite cuts it at a NUL character, and a lone surrogate has no UTF-8.
 * @throws AppError BAD_REQUEST that names the first text that cannot be stored
 */
export declare function requireValidInput(input: unknown): unknown;
/** Returns true for text that every engine stores. */
export declare function isStorable(text: string): boolean;
