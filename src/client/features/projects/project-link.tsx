import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../lib/paths';
import type { NavigationState } from '../../lib/session/origin';

export type ProjectLinkProps = {
  id: string;
  /** The path of the page that the link stands on: the project's page leads back to it. */
  from: string;
  className?: string | undefined;
  children: ReactNode;
};

export function ProjectLink({ id, from, className, children }: ProjectLinkProps) {
  const state: NavigationState = { from };
  return (
    <Link href={paths.project(id)} state={state} className={className}>
      {children}
    </Link>
  );
}
