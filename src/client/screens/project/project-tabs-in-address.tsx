import { useLocation, useSearch } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { Project } from '../../../shared/contract/project';
import {
  DEFAULT_PROJECT_TAB,
  type ProjectTab,
  ProjectTabs,
  projectTabOf,
} from '../../features/projects/project-tabs';

const TAB_PARAMETER = 'tab';

/** The chosen tab is part of the address, so that it can be linked to and survives a reload. */
export function ProjectTabsInAddress({ project }: { project: Project }) {
  const [location, navigate] = useLocation();
  const state: unknown = useHistoryState();
  const search = new URLSearchParams(useSearch());

  function choose(tab: ProjectTab): void {
    if (tab === DEFAULT_PROJECT_TAB) search.delete(TAB_PARAMETER);
    else search.set(TAB_PARAMETER, tab);
    const query = search.toString();
    // The entry keeps its state: the way back is in it.
    navigate(query === '' ? location : `${location}?${query}`, { replace: true, state });
  }

  return <ProjectTabs project={project} tab={projectTabOf(search.get(TAB_PARAMETER))} onTabChange={choose} />;
}
