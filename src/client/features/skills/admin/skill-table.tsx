import { useState } from 'react';
import { capitalise } from '../../../../shared/capitalise';
import type { Skill } from '../../../../shared/contract/skill';
import { useUndoToast } from '../../../editing/use-undo-toast';
import { ignoreMissing } from '../../../lib/api/api-error';
import { useToast } from '../../../ui/feedback/toast';
import { Switch } from '../../../ui/forms/switch';
import { IconClass } from '../../../ui/icons/icon-class';
import { Cell, HeaderCell, nextSort, Row, RowActions, SortHeader, Table } from '../../../ui/layout/table';
import { ConfirmCall } from '../../../ui/overlays/confirm-call';
import { useFocusTarget } from '../../../ui/overlays/use-focus-target';
import { IconButton } from '../../../ui/primitives/button';
import { useRemoveSkill, useSetCore, useUndoSkill } from './skill-management-queries';
import { DEFAULT_SKILL_SORT, SKILL_SORT_KEYS, sortSkills } from './sort-skills';

/** Every skill, to be turned into a core skill or deleted on the spot. */
export function SkillTable({ skills }: { skills: Skill[] }) {
  const [sort, setSort] = useState(DEFAULT_SKILL_SORT);
  const [doomed, setDoomed] = useState<Skill | null>(null);
  const table = useFocusTarget<HTMLDivElement>();
  const { mutateAsync: remove } = useRemoveSkill();
  const undo = useUndoSkill();
  const tellDeleted = useUndoToast('skill');
  return (
    <div ref={table.ref} tabIndex={-1}>
      <Table
        label="Skills"
        head={
          <>
            {SKILL_SORT_KEYS.map(key => (
              <SortHeader
                key={key}
                label={capitalise(key)}
                direction={sort.key === key ? sort.direction : undefined}
                onSort={() => setSort(nextSort(sort, key))}
              />
            ))}
            <HeaderCell>Icon</HeaderCell>
            <HeaderCell>Core Skill</HeaderCell>
            <HeaderCell align="end">Actions</HeaderCell>
          </>
        }
      >
        {sortSkills(skills, sort, skill => skill).map(skill => (
          <SkillRow key={skill._id} skill={skill} onDelete={() => setDoomed(skill)} />
        ))}
      </Table>
      <ConfirmCall
        open={doomed !== null}
        title={`Delete ${doomed?.name || 'Unnamed'}`}
        question="Are you sure you want to delete this skill?"
        confirmLabel="Delete Skill"
        call={async () => doomed && remove({ id: doomed._id }).catch(ignoreMissing)}
        failure="Failed to delete skill. Please try again."
        onDone={() => {
          if (doomed) tellDeleted('Skill deleted successfully!', () => undo(doomed.name));
          table.focus();
        }}
        onClose={() => setDoomed(null)}
      />
    </div>
  );
}

function SkillRow({ skill, onDelete }: { skill: Skill; onDelete: () => void }) {
  const name = skill.name || 'Unnamed';
  return (
    <Row>
      <Cell primary>{name}</Cell>
      <Cell label="Category">{skill.category}</Cell>
      <Cell label="Icon">
        <IconClass className={skill.icon} color={skill.color} />
      </Cell>
      <Cell label="Core Skill">
        <CoreSwitch skill={skill} name={name} />
      </Cell>
      <Cell align="end">
        <RowActions>
          <IconButton icon="trash" variant="danger" label={`Delete ${name}`} onClick={onDelete} />
        </RowActions>
      </Cell>
    </Row>
  );
}

/** Turns at once by a call of its own (rule 7.7). */
function CoreSwitch({ skill, name }: { skill: Skill; name: string }) {
  const { mutate, isPending } = useSetCore();
  const toast = useToast();

  function set(isCore: boolean): void {
    if (isPending) return;
    mutate(
      { id: skill._id, isCore },
      { onError: () => toast.failure('Failed to update core status. Please try again.') },
    );
  }

  return <Switch aria-label={`Core skill: ${name}`} checked={skill.isCore} onCheckedChange={set} />;
}
