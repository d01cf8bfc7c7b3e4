import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../../ui/primitives/button';
import styles from './skills-editor.module.css';
import { nextSkillSort, type SkillSort } from './sort-skills';

const LABELS: Record<SkillSort['by'], string> = { category: 'Sort by Category', name: 'Sort by Name' };
const DIRECTIONS = { asc: 'ascending', desc: 'descending' };

type SkillSortButtonsProps = { sort: SkillSort; onSortChange: (sort: SkillSort) => void };

export function SkillSortButtons({ sort, onSortChange }: SkillSortButtonsProps) {
  return (
    <div className={styles.sorts}>
      {(['category', 'name'] as const).map(by => (
        <Button
          key={by}
          size="sm"
          aria-pressed={sort.by === by}
          className={sort.by === by ? styles.sorted : undefined}
          onClick={() => onSortChange(nextSkillSort(sort, by))}
        >
          {LABELS[by]}
          {sort.by === by && (
            <>
              <Icon name={sort.direction === 'asc' ? 'arrow-up' : 'arrow-down'} />
              <span className="visually-hidden">{DIRECTIONS[sort.direction]}</span>
            </>
          )}
        </Button>
      ))}
    </div>
  );
}
