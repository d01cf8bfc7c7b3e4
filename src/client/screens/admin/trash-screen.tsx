import { AdminScreen } from '#client/editing/admin-screen';
import { TrashPanel } from '#client/features/trash/admin/trash-panel';

export function TrashScreen() {
  return (
    <AdminScreen title="Trash">
      <h1>Trash</h1>
      <p className="muted">Deleted items stay here for 30 days, then are deleted permanently.</p>
      <TrashPanel />
    </AdminScreen>
  );
}
