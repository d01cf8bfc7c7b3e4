import type { ComponentType } from 'react';

/** The texts of a demo, shown before its code has loaded. */
export type DemoFacts = {
  title: string;
  description: string;
};

export type DemoProps = {
  /** False while the demo is out of view. Its animations then pause. */
  isVisible: boolean;
};

export type Demo = DemoFacts & {
  id: string;
  Component: ComponentType<DemoProps>;
};
