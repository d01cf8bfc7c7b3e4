import { type ReactNode, useState } from 'react';
import { BackupRestore } from '#client/features/backup/admin/backup-restore';
import { ImportPanel } from '#client/features/imports/admin/import-panel';
import type { ReplacedContent } from '#client/features/imports/admin/replace-content';
import { useSampleStatus } from '#client/features/sample/admin/sample-queries';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { describeSampleItems, useSampleReplacement } from './use-sample-replacement';

/** Lets an import remove the sample content first, while there is some. */
export function MoveInSettings() {
  const { data: counts } = useSampleStatus();
  const sample = useSampleReplacement(counts ? describeSampleItems(counts) : '');
  const [isReplacing, setReplacing] = useState(false);
  return (
    <MoveInPanel
      level={3}
      replaced={isReplacing ? sample : undefined}
      choice={
        sample && (
          <LabeledCheckbox checked={isReplacing} onChange={({ target }) => setReplacing(target.checked)}>
            Remove the sample content first
          </LabeledCheckbox>
        )
      }
    />
  );
}

type MoveInPanelProps = { replaced: ReplacedContent | undefined; choice?: ReactNode; level: 2 | 3 };

/** Lists everything that the owner can bring along, from single files to a whole site. */
export function MoveInPanel({ replaced, choice, level }: MoveInPanelProps) {
  return (
    <ImportPanel
      replaced={replaced}
      choice={choice}
      level={level}
      more={[
        {
          id: 'import-backup',
          name: 'Backup',
          note: 'Replaces everything on this site',
          form: <BackupRestore />,
        },
      ]}
    />
  );
}
