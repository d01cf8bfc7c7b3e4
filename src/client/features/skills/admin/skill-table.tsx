import { useState } from 'react';
import { DeleteItemDialog } from '#client/editing/item/delete-item-dialog';
import type { ItemTexts } from '#client/editing/item/item-form';
import { Cell, ColumnCaption, DataList, HeaderCell, Row, SortHeaders } from '#client/editing/lists/data-list';
import { SkillIcon } from '#client/features/skills/skill-icon';
import { useToast } from '#client/ui/feedback/toast';
import { Switch } from '#client/ui/forms/switch';
import { useFocusTarget } from '#client/ui/overlays/use-focus-target';
import { IconButton } from '#client/ui/primitives/button';
import { type Skill, skillFields } from '#shared/contract/skill';
import { capitalize } from '#shared/text';
import { useRemoveSkill, useSetCore, useUndoSkill } from './skill-admin-queries';
import { DEFAULT_SKILL_SORT, SKILL_SORT_KEYS, sortSkills } from './sort-skills';

const SKILL_ITEM: ItemTexts = {
  kind: 'skills',
  deletion: {
    deleted: 'Skill deleted successfully!',
  },
};

export function SkillTable({ skills }: { skills: Skill[] }) {
  const [sort, setSort] = useState(DEFAULT_SKILL_SORT);
  const [skillToDelete, setSkillToDelete] = useState<Skill | null>(null);
  const table = useFocusTarget<HTMLDivElement>();
  const { mutateAsync: remove } = useRemoveSkill();
  const undo = useUndoSkill();
  return (
    <div ref={table.ref} tabIndex={-1}>
      <DataList
        label="Skills"
        head={
          <>
            <SortHeaders keys={SKILL_SORT_KEYS} sort={sort} onSort={setSort} getLabel={capitalize} />
            <HeaderCell>Icon</HeaderCell>
            <HeaderCell>Core Skill</HeaderCell>
            <HeaderCell align="end">Actions</HeaderCell>
          </>
        }
      >
        {sortSkills(skills, sort, skill => skill).map(skill => (
          <SkillRow key={skill._id} skill={skill} onDelete={() => setSkillToDelete(skill)} />
        ))}
      </DataList>
      <DeleteItemDialog
        form={SKILL_ITEM}
        calls={{ remove: id => remove({ id }), restore: () => undo(skillToDelete?.name ?? '') }}
        item={skillToDelete && { _id: skillToDelete._id, title: skillToDelete.name || 'Unnamed' }}
        onClose={() => setSkillToDelete(null)}
        onDeleted={table.focus}
      />
    </div>
  );
}

function SkillRow({ skill, onDelete }: { skill: Skill; onDelete: () => void }) {
  const name = skill.name || 'Unnamed';
  return (
    <Row>
      <Cell place="title">{name}</Cell>
      <Cell>{skill.category}</Cell>
      <Cell place="control">
        <SkillIcon skill={skill} />
      </Cell>
      <Cell place="actions">
        <CoreSwitch skill={skill} name={name} />
      </Cell>
      <Cell place="actions" align="end">
        <IconButton icon="trash" variant="danger" label={`Delete ${name}`} onClick={onDelete} />
      </Cell>
    </Row>
  );
}

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

  return (
    <Switch aria-label={`${skillFields.isCore.label}: ${name}`} checked={skill.isCore} onCheckedChange={set}>
      <ColumnCaption>Core</ColumnCaption>
    </Switch>
  );
}
