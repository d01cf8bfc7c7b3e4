import { ReorderList } from '#client/editing/reorder/reorder-list';
import styles from '#client/features/projects/admin/order-list.module.css';
import { useArchiveCategories } from '#client/features/projects/project-queries';

type CategoryOrderListProps = {
  names: string[];
  onReorder: (names: string[]) => void;
  announce: (words: string) => void;
};

/** The categories in their order; all of a row drags it. */
export function CategoryOrderList({ names, onReorder, announce }: CategoryOrderListProps) {
  const countText = useProjectCounts();
  return (
    <ReorderList
      items={names}
      idOf={name => name}
      nameOf={name => name}
      noun="category"
      dragBy="item"
      onReorder={onReorder}
      announce={announce}
      className={styles.list}
      itemClassName={styles.row}
    >
      {(name, { handle, buttons }) => (
        <>
          {handle}
          <span className={styles.name}>{name}</span>
          <span className={`num note ${styles.count}`}>{countText(name)}</span>
          <span className={styles.steps}>{buttons}</span>
        </>
      )}
    </ReorderList>
  );
}

/** Says how many projects a category has; nothing until they are loaded. */
function useProjectCounts(): (name: string) => string {
  const { data: categories } = useArchiveCategories();
  return name => {
    if (!categories) return '';
    const count = categories.find(({ category }) => category === name)?.projects ?? 0;
    return count === 1 ? '1 project' : `${count} projects`;
  };
}
