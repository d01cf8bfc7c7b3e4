import { useTabInAddress } from '../../../../lib/react/use-tab-in-address';

export const EDITOR_TABS = ['details', 'skills', 'learned', 'media'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

/** The chosen tab is part of the address, so that a reload and signing in again bring it back. */
export function useEditorTab(): [EditorTab, (tab: EditorTab) => void] {
  return useTabInAddress(EDITOR_TABS);
}
