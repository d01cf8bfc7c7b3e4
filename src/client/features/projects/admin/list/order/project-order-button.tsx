import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../../ui/primitives/button';
import type { ProjectOrderSetting } from './project-order-dialog';

// The library that drags comes with the first list that is ordered.
const ProjectOrderDialog = lazy(async () => ({
  default: (await import('./project-order-dialog')).ProjectOrderDialog,
}));

/** Opens the order of the projects. */
export function ProjectOrderButton({ setting }: { setting: ProjectOrderSetting }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Order
      </Button>
      {isOpen && (
        <Suspense>
          <ProjectOrderDialog setting={setting} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
