import type { ReactNode } from 'react';
import { PageHead } from '../lib/head/page-head';
import { useSite } from '../lib/site-queries';
import styles from './admin-screen.module.css';

export function AdminScreen({ title, children }: { title: string; children: ReactNode }) {
  const { ownerName } = useSite();
  return (
    <div className={`wrap stack ${styles.layout}`}>
      <PageHead title={`${title} | ${ownerName}`} isIndexed={false} />
      {children}
    </div>
  );
}
