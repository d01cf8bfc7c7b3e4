import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { NavigationState } from '#client/lib/session/origin';
import { projectPath } from '#shared/content-paths';

type ProjectLinkProps = {
  project: { _id: string; slug?: string };
  /** The path of the page with the link. The project page links back to it. */
  from: string;
  className?: string | undefined;
  children: ReactNode;
};

export function ProjectLink({ project, from, className, children }: ProjectLinkProps) {
  const state: NavigationState = { from };
  return (
    <Link href={projectPath(project)} state={state} className={className}>
      {children}
    </Link>
  );
}
