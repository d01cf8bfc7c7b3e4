/** The words of previews of unpublished content. */
export const PREVIEW_TEXTS = {
  preview: 'Preview',
  previewOf: 'Preview: {title}',
  previewNotice: 'Preview. Only people with this link can see this page.',
  previewMissing: 'This link has expired or was turned off.',
  previewFailed: "Couldn't load the preview. Please try again later.",
  previewLoading: 'Loading...',
} as const;
