/** What a failed upload of the image says (rule 6.12). */
export const IMAGE_FAILED = 'Failed to upload image. Please try again.';
