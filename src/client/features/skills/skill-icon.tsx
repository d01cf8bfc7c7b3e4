import { IconClass } from '#client/ui/icons/icon-class';
import { LetterTile } from '#client/ui/icons/letter-tile';
import type { Skill } from '#shared/contract/skill';

/** Shows the icon of a skill, or else the first letter of its name. */
export function SkillIcon({
  skill: { name, icon, color },
}: {
  skill: Pick<Skill, 'name' | 'icon' | 'color'>;
}) {
  if (icon.trim() === '') return <LetterTile name={name} color={color} />;
  return <IconClass className={icon} color={color} />;
}
