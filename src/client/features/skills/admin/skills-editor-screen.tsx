import { AdminScreen } from '#client/editing/admin-screen';
import { useEditorOpen } from '#client/editing/use-editor-open';
import { PendingQuery } from '#client/ui/feedback/query-result';
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
  const query = useSkillsToEdit();
  const isOpen = useEditorOpen(query.isSuccess && query.isFetchedAfterMount);
  if (query.data && isOpen) return <SkillsEditor loaded={query.data} />;
  return (
    <>
      <h1>Skills Editor</h1>
      <PendingQuery
        query={query}
        loading="Loading skills..."
        failure="Failed to load skills. Please try again later."
      />
    </>
  );
}
