import { type ComponentType, useEffect, useState } from 'react';
import type { SortableRowsProps } from './sortable-rows';

type Rows = { SortableRows: ComponentType<SortableRowsProps> };

/** The dragging list, which is a chunk of its own; 'none' when it cannot be had: keys and buttons move rows as well. */
export function useSortableRows(): Rows | 'loading' | 'none' {
  const [rows, setRows] = useState<Rows | 'loading' | 'none'>('loading');
  useEffect(() => {
    import('./sortable-rows').then(setRows, () => setRows('none'));
  }, []);
  return rows;
}
