import styles from '#client/editing/admin-screen.module.css';
import { useEditorOpen } from '#client/editing/use-editor-open';
import { PageHead } from '#client/lib/head/page-head';
import { useSite } from '#client/lib/site-queries';
import { LoadFailure } from '#client/ui/feedback/load-failure';
import { Spinner } from '#client/ui/feedback/spinner';
import { useSkillsToEdit } from './skill-admin-queries';
import { SkillsEditor } from './skills-editor';

export function SkillsEditorScreen() {
  const { ownerName } = useSite();
  return (
    <div className={`wrap stack ${styles.layout}`}>
      <PageHead title={`Skills Editor | ${ownerName}`} isIndexed={false} />
      <LoadedEditor />
    </div>
  );
}

function LoadedEditor() {
  const { data, isError, isSuccess, isFetching, isFetchedAfterMount, refetch } = useSkillsToEdit();
  const isOpen = useEditorOpen(isSuccess && isFetchedAfterMount);
  if (data && isOpen) return <SkillsEditor loaded={data} />;
  return (
    <>
      <h1>Skills Editor</h1>
      {isError ? (
        <LoadFailure busy={isFetching} onRetry={refetch}>
          Failed to load skills. Please try again later.
        </LoadFailure>
      ) : (
        <Spinner label="Loading skills..." />
      )}
    </>
  );
}
