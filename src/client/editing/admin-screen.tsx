import type { ReactNode, Ref } from 'react';
import { PageHead } from '#client/lib/head/page-head';
import styles from './admin-screen.module.css';

export function AdminScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap stack admin-page">
      <PageHead title={title} isIndexed={false} />
      {children}
    </div>
  );
}

type AdminHeadingProps = {
  title: string;
  /** Set if the title can take the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** True to show it to screen readers alone. */
  isHidden?: boolean;
  /** Small controls on the right of the title. */
  children?: ReactNode;
};

/** Begins a screen with its name, at the same height on all screens. */
export function AdminHeading({ title, titleRef, isHidden = false, children }: AdminHeadingProps) {
  return (
    <header className={isHidden ? 'visually-hidden' : `row ${styles.heading}`}>
      <h1 ref={titleRef} {...(titleRef && { tabIndex: -1 })}>
        {title}
      </h1>
      {children}
    </header>
  );
}
