import type { ReactNode } from 'react';
import { useEditorOpen } from '#client/editing/use-editor-open';
import { LoadFailure } from '#client/ui/feedback/load-failure';
import { Spinner } from '#client/ui/feedback/spinner';
import type { Site } from '#shared/contract/site';
import styles from './settings-editor.module.css';
import { useSiteToEdit } from './site-admin-queries';

/** Loads the current settings before it renders an editor, which must not start from cached ones. */
export function SettingsLoader({ children }: { children: (site: Site) => ReactNode }) {
  const { data, isError, isSuccess, isFetching, isFetchedAfterMount, refetch } = useSiteToEdit();
  const isOpen = useEditorOpen(isSuccess && isFetchedAfterMount);
  if (data && isOpen) return children(data);
  return (
    <div className={styles.loading}>
      {isError ? (
        <LoadFailure busy={isFetching} onRetry={refetch}>
          Failed to load settings. Please try again later.
        </LoadFailure>
      ) : (
        <Spinner label="Loading settings..." />
      )}
    </div>
  );
}
