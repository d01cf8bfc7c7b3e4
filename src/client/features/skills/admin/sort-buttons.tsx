import { nextSort } from '#client/editing/lists/data-list';
import { Icon } from '#client/ui/icons/icon';
import { Button } from '#client/ui/primitives/button';
import styles from './skills-editor.module.css';
import type { SkillView } from './sort-skills';

type SortButtonsProps = { view: SkillView; onViewChange: (view: SkillView) => void };

/** Chooses a sort, which changes the view only, or the owner's order. */
export function SortButtons({ view, onViewChange }: SortButtonsProps) {
  const sort = view === 'own' ? null : view;
  return (
    <div className={`cluster end ${styles.sorts}`}>
      {(['category', 'name'] as const).map(key => (
        <Button
          key={key}
          size="sm"
          aria-pressed={sort?.key === key}
          onClick={() => onViewChange(nextSort(sort, key))}
        >
          {key === 'category' ? 'Sort by Category' : 'Sort by Name'}
          {sort?.key === key && (
            <>
              <Icon name={sort.direction === 'ascending' ? 'arrow-up' : 'arrow-down'} />
              <span className="visually-hidden">{sort.direction}</span>
            </>
          )}
        </Button>
      ))}
      <Button size="sm" aria-pressed={view === 'own'} onClick={() => onViewChange('own')}>
        Your order
      </Button>
    </div>
  );
}
