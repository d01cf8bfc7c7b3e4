import { useId, useState } from 'react';
import { PageButton } from '#client/content/page-link';
import { useSkills } from '#client/features/skills/skill-queries';
import { ownerPaths } from '#client/lib/owner-paths';
import { ListResult } from '#client/ui/feedback/query-result';
import { Panel } from '#client/ui/layout/panel';
import { CollapseRegion, DisclosureButton } from '#client/ui/site/collapsible';
import { SkillTable } from './skill-table';

/** Shows the dashboard's skills panel. It starts collapsed and loads the skills on the first expansion. */
export function SkillManagement() {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const regionId = useId();

  function toggle(open: boolean): void {
    setOpen(open);
    if (open) setWasOpened(true);
  }

  return (
    <Panel
      title="Skills Management"
      padded={false}
      actions={
        <>
          <PageButton href={ownerPaths.skillsEditor} size="sm">
            Edit Skills
          </PageButton>
          <DisclosureButton open={isOpen} onToggle={toggle} controls={regionId} />
        </>
      }
    >
      <CollapseRegion id={regionId} open={isOpen}>
        {wasOpened && <SkillList />}
      </CollapseRegion>
    </Panel>
  );
}

function SkillList() {
  return (
    <ListResult query={useSkills()} nouns="skills" empty="Add the first ones with “Edit Skills”.">
      {skills => <SkillTable skills={skills} />}
    </ListResult>
  );
}
