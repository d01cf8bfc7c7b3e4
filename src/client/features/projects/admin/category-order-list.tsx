import { useId, useLayoutEffect, useRef } from 'react';
import { moveItem } from '../../../editing/reorder/move-item';
import { Icon } from '../../../ui/icons/icon';
import { IconButton } from '../../../ui/primitives/button';
import { classNames } from '../../../ui/primitives/class-names';
import { useProjects } from '../project-queries';
import styles from './category-order-list.module.css';
import { SortableRows } from './media/sortable-rows';
import { ORDER_HELP, placeWords } from './order-words';
import { useCategoryLift } from './use-category-lift';

type CategoryOrderListProps = {
  names: string[];
  onMove: (order: string[]) => void;
  announce: (words: string) => void;
};

/** The categories in their order: moved by drag, by keys on the handle, and by buttons for those who can do neither. */
export function CategoryOrderList({ names, onMove, announce }: CategoryOrderListProps) {
  const { shown, lifted, toggle, press, place } = useCategoryLift({ names, onMove, announce });
  const helpId = useId();
  const counts = useProjectCounts();
  const keepFocus = useKeptFocus(shown);

  function step(name: string, by: number): void {
    const from = shown.indexOf(name);
    const order = moveItem(shown, from, from + by);
    keepFocus();
    place(order);
    announce(placeWords(name, 'moved', order));
  }

  return (
    <>
      <p id={helpId} className="visually-hidden">
        {ORDER_HELP}
      </p>
      <SortableRows keys={shown} className={styles.list} onSort={place}>
        {shown.map((name, index) => (
          <li key={name} data-handle className={classNames(styles.row, name === lifted && styles.lifted)}>
            <button
              type="button"
              className={styles.handle}
              aria-label={`Move ${name}`}
              aria-describedby={helpId}
              aria-pressed={name === lifted}
              onClick={() => {
                keepFocus();
                toggle(name);
              }}
              onKeyDown={event => {
                keepFocus();
                press(event);
              }}
            >
              <Icon name="grip" />
            </button>
            <span className={styles.name}>{name}</span>
            <span className={`num ${styles.count}`}>{countText(counts?.get(name) ?? 0, counts)}</span>
            <span className={styles.steps}>
              <IconButton
                icon="arrow-up"
                label={`Move ${name} up`}
                aria-disabled={index === 0}
                onClick={() => index > 0 && step(name, -1)}
              />
              <IconButton
                icon="arrow-down"
                label={`Move ${name} down`}
                aria-disabled={index === shown.length - 1}
                onClick={() => index < shown.length - 1 && step(name, 1)}
              />
            </span>
          </li>
        ))}
      </SortableRows>
    </>
  );
}

/** How many projects each category has; undefined until they are loaded. */
function useProjectCounts(): Map<string, number> | undefined {
  const { data: projects } = useProjects();
  if (!projects) return undefined;
  const counts = new Map<string, number>();
  for (const { category } of projects) counts.set(category, (counts.get(category) ?? 0) + 1);
  return counts;
}

function countText(count: number, counts: Map<string, number> | undefined): string {
  if (!counts) return '';
  return count === 1 ? '1 project' : `${count} projects`;
}

/** React moves elements within their list, and an element that is moved loses the focus: it gets it back. */
function useKeptFocus(shown: string[]): () => void {
  const kept = useRef<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the order has changed
  useLayoutEffect(() => {
    kept.current?.focus();
    kept.current = null;
  }, [shown.join('\n')]);
  return () => {
    kept.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
  };
}
