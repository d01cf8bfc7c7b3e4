import { AdminScreen } from '#client/editing/admin-screen';
import { useEditorOpen } from '#client/editing/use-editor-open';
import { LoadFailure } from '#client/ui/feedback/load-failure';
import { Spinner } from '#client/ui/feedback/spinner';
import { useSkillsToEdit } from './skill-admin-queries';
import { SkillsEditor } from './skills-editor';

export function SkillsEditorScreen() {
  return (
    <AdminScreen title="Skills Editor">
      <LoadedEditor />
    </AdminScreen>
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
