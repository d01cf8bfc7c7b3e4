import type { ReactNode } from 'react';
import { DataList, HeaderCell } from '#client/editing/lists/data-list';
import { pluck } from '#shared/contract/fields';
import { skillFields } from '#shared/contract/skill';
import styles from './skills-editor.module.css';

const { category, ...others } = pluck(skillFields, 'label');
const COLUMNS = [category, ...Object.values(others)];

/** Renders the table of skills. The rows are its children. */
export function SkillColumns({ label = 'Skills', children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <DataList
        label={label}
        isBeside
        head={
          <>
            {COLUMNS.map(column => (
              <HeaderCell key={column}>{column}</HeaderCell>
            ))}
            <HeaderCell align="end">Actions</HeaderCell>
          </>
        }
      >
        {children}
      </DataList>
    </div>
  );
}
