/** What a failed upload of the image says (section 8). */
export const IMAGE_FAILED = 'Failed to upload image. Please try again.';
