import type { ReplacedContent } from '#client/editing/replaced-content';
import { LastSiteImport, SiteImport } from '#client/features/backup/admin/site-import';
import { ImportPanel } from '#client/features/imports/admin/import-panel';

type MoveInPanelProps = { replaced?: ReplacedContent | undefined; level?: 2 | 3 };

/** Lists everything that the owner can bring along, from single files to a whole site. */
export function MoveInPanel({ replaced, level = 3 }: MoveInPanelProps) {
  return (
    <ImportPanel
      replaced={replaced}
      level={level}
      more={[
        {
          id: 'import-site',
          name: 'Backup or export',
          note: 'Adds another site, or restores this one',
          form: <SiteImport replaced={replaced} />,
        },
      ]}
    >
      <LastSiteImport />
    </ImportPanel>
  );
}
