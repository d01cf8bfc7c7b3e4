import type { ComponentType } from 'react';

/** What a demo says of itself before its code is there. */
export type DemoFacts = {
  title: string;
  description: string;
  /** Demos stand in rising order. */
  order: number;
};

export type DemoProps = {
  /** False while the demo is out of sight: then nothing in it moves. */
  isVisible: boolean;
};

export type Demo = DemoFacts & {
  id: string;
  /** Loaded when it is first rendered. */
  Component: ComponentType<DemoProps>;
};
