import { type Dispatch, type ReactNode, useState } from 'react';
import { ListRow } from '#client/editing/lists/list-row';
import rowStyles from '#client/editing/lists/list-row.module.css';
import { type ReorderControls, ReorderList } from '#client/editing/reorder/reorder-list';
import { SkillIcon } from '#client/features/skills/skill-icon';
import { LiveRegion } from '#client/ui/feedback/live-region';
import type { SkillAction } from './change-skill-rows';
import { SkillColumns } from './skill-columns';
import { EditSkillButton } from './skill-tools';
import type { EditedSkill } from './skills-fields';

type SkillOrderProps = {
  rows: readonly EditedSkill[];
  dispatch: Dispatch<SkillAction>;
  editRow: (row: EditedSkill) => ReactNode;
  /** The key of the row whose Edit button takes the focus when its edit closes. */
  lastEdited: string | null;
};

const getKey = ({ key }: EditedSkill) => key;
const getName = ({ fields }: EditedSkill) => fields.name;

/** Lists the skills in the owner's order, which dragging, keys and buttons change. */
export function SkillOrder({ rows, dispatch, editRow, lastEdited }: SkillOrderProps) {
  const [message, announce] = useState('');
  return (
    <>
      <ReorderList
        items={rows}
        getId={getKey}
        getName={getName}
        noun="skill"
        itemClassName={rowStyles.item}
        announce={announce}
        onReorder={moved => dispatch({ type: 'reorder', keys: moved.map(getKey) })}
      >
        {(row, controls) =>
          row.edited ? (
            <SkillColumns label={row.fields.name || 'New skill'}>{editRow(row)}</SkillColumns>
          ) : (
            <OrderRow
              row={row}
              controls={controls}
              takesFocus={lastEdited === row.key}
              onEdit={() => dispatch({ type: 'edit', key: row.key })}
            />
          )
        }
      </ReorderList>
      <LiveRegion message={message} />
    </>
  );
}

type OrderRowProps = {
  row: EditedSkill;
  controls: ReorderControls;
  takesFocus: boolean;
  onEdit: () => void;
};

function OrderRow({ row: { fields }, controls, takesFocus, onEdit }: OrderRowProps) {
  const { handle, buttons, isPickedUp } = controls;
  const name = fields.name || 'Unnamed';
  return (
    <ListRow
      isInset
      lead={
        <>
          {handle}
          <SkillIcon skill={fields} />
        </>
      }
      name={name}
      note={fields.isCore ? `${fields.category} · Core skill` : fields.category}
      tools={isPickedUp ? buttons : <EditSkillButton name={name} takesFocus={takesFocus} onClick={onEdit} />}
    />
  );
}
