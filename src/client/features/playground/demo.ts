import type { ComponentType } from 'react';

/** The texts of a demo, shown before its code has loaded. */
export type DemoFacts = {
  title: string;
  description: string;
};

/** Lists the keys of an object in order, with their type. */
export function listNames<Name extends string>(table: Record<Name, unknown>): Name[] {
  return Object.keys(table).filter((name): name is Name => name in table);
}

export type DemoProps = {
  /** False while the demo is out of view: its animations then pause. */
  isVisible: boolean;
};

export type Demo = DemoFacts & {
  id: string;
  /** Loads when first rendered. */
  Component: ComponentType<DemoProps>;
};
