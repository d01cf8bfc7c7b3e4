import { rankSkills, type SkillShare, type SkillUsage, withShares } from '../../../shared/skill-usage';

/** How many skills the card and the bars show (rule 7.9). */
const CARD_SKILLS = 4;
const BAR_SKILLS = 5;

export type TopSkills = { onCard: SkillUsage[]; asBars: SkillShare[] };

/** The skills that most projects list. */
export function topSkills(projects: { skills: string[] }[]): TopSkills {
  const ranking = rankSkills(projects);
  return { onCard: ranking.slice(0, CARD_SKILLS), asBars: withShares(ranking.slice(0, BAR_SKILLS)) };
}
