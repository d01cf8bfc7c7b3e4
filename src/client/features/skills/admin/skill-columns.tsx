import type { ReactNode } from 'react';
import { HeaderCell, Table } from '#client/editing/lists/table';
import styles from './skills-editor.module.css';

const COLUMNS = ['Category', 'Name', 'Description', 'Icon', 'Color', 'Core Skill'];

/** Renders the table of skills. The rows are its children. */
export function SkillColumns({ label = 'Skills', children }: { label?: string; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <Table
        label={label}
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
      </Table>
    </div>
  );
}
