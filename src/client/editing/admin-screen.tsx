import type { ReactNode } from 'react';
import { PageHead } from '#client/lib/head/page-head';

export function AdminScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap stack admin-page">
      <PageHead title={title} isIndexed={false} />
      {children}
    </div>
  );
}
