/** So many items may be changed or deleted by one call: it is one transaction, which others wait for. */
export const BULK_MAX_LENGTH = 500;
