/** The words of the parts of the design system that public pages use. */
export const INTERFACE_TEXTS = {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  retry: 'Retry',
  skills: 'Skills',
  moreChips: '{count} more: {names}',
  useDarkTheme: 'Use dark theme',
  useLightTheme: 'Use light theme',
  switchTheme: 'Switch theme',
} as const;
