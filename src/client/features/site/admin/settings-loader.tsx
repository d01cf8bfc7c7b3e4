import type { ReactNode } from 'react';
import { useEditorOpen } from '#client/editing/frame/use-editor-open';
import { PendingQuery } from '#client/ui/feedback/query-result';
import type { Site } from '#shared/contract/site';
import styles from './settings-editor.module.css';
import { useSiteToEdit } from './site-admin-queries';

/** Loads the current settings before it renders an editor, which must not start from cached ones. */
export function SettingsLoader({ children }: { children: (site: Site) => ReactNode }) {
  const { site, pending } = useLoadedSettings();
  return site ? children(site) : <div className={styles.loading}>{pending}</div>;
}

/** Returns the settings once they are loaded, and until then a spinner or the failure. */
export function useLoadedSettings() {
  const query = useSiteToEdit();
  const isOpen = useEditorOpen(query.isSuccess && query.isFetchedAfterMount);
  return {
    site: isOpen ? query.data : undefined,
    hasFailed: !isOpen && query.isError,
    pending: (
      <PendingQuery
        query={query}
        loading="Loading settings..."
        failure="Couldn't load settings. Please try again later."
      />
    ),
  };
}
