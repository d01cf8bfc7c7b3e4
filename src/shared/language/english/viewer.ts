/** The words of the viewer of pictures. */
export const VIEWER_TEXTS = {
  closeViewer: 'Close viewer',
  pictureOf: '{number} of {total}',
  zoomIn: 'Zoom in',
  zoomOut: 'Show the whole image',
  previousImage: 'Previous image',
  nextImage: 'Next image',
} as const;
