import type { ComponentType } from 'react';

/** What a demo says of itself before its code is there. */
export type DemoFacts = {
  title: string;
  description: string;
};

/** The names of a table, in its order. */
export function namesOf<Name extends string>(table: Record<Name, unknown>): Name[] {
  return Object.keys(table).filter((name): name is Name => name in table);
}

export type DemoProps = {
  /** False while the demo is out of sight: then nothing in it moves. */
  isVisible: boolean;
};

export type Demo = DemoFacts & {
  id: string;
  /** Loaded when it is first rendered. */
  Component: ComponentType<DemoProps>;
};
