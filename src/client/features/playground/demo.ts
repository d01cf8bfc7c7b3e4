import type { ComponentType } from 'react';
import type { DemoName } from '#shared/sections/projects';

export type DemoProps = {
  /** False while the demo is out of view. Its animations then pause. */
  isVisible: boolean;
};

/** A demo, whose title and description are in the table of words. */
export type Demo = { id: DemoName; Component: ComponentType<DemoProps> };
