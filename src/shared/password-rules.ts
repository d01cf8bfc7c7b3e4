/** What a password must keep to when it is set, in characters; an entered one is only compared. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 1_000;
