/** Shorter ones are soon guessed by whoever has the file. */
export const PASSPHRASE_MIN_LENGTH = 12;
