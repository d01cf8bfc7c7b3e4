/**
 * Removes case, accents and repeated spaces, so that "Ärger" equals "arger" on every engine. Databases
 * disagree about letters outside ASCII.
 */
export declare function toPlainLetters(text: string): string;
