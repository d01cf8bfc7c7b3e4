import { ReorderList } from '#client/editing/reorder/reorder-list';
import styles from '#client/features/projects/admin/order-list.module.css';
import { useArchiveCategories } from '#client/features/projects/project-queries';
import { formatQuantity } from '#client/ui/primitives/format-count';

type CategoryOrderListProps = {
  names: string[];
  onReorder: (names: string[]) => void;
  announce: (message: string) => void;
};

/** Sortable list of the categories; the whole row is the drag handle. */
export function CategoryOrderList({ names, onReorder, announce }: CategoryOrderListProps) {
  const countText = useProjectCounts();
  return (
    <ReorderList
      items={names}
      getId={name => name}
      getName={name => name}
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

/** Formats the number of projects in a category; empty until loaded. */
function useProjectCounts(): (name: string) => string {
  const { data: categories } = useArchiveCategories();
  return name => {
    if (!categories) return '';
    return formatQuantity(categories.find(({ category }) => category === name)?.projects ?? 0, 'project');
  };
}
