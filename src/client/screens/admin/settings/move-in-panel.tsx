import { type ReactNode, useState } from 'react';
import type { ReplacedContent } from '#client/editing/content-imports';
import { contentImports } from '#client/extras/owner-extras';
import { BackupRestore } from '#client/features/backup/admin/backup-restore';
import { describeSampleItems } from '#client/features/sample/admin/describe-sample';
import { useSampleStatus } from '#client/features/sample/admin/sample-queries';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { Panel } from '#client/ui/layout/panel';
import { useSampleReplacement } from './use-sample-replacement';

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
  if (!contentImports) {
    return (
      <Panel title="Restore" level={level}>
        <BackupRestore />
      </Panel>
    );
  }
  return (
    <contentImports.Panel
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
