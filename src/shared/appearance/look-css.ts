import { tintsOf } from './accent';
import type { Look } from './looks';

type Tinted = Pick<Look, 'accent' | 'style'>;

/** The custom properties that a look sets on <html>, beside what the sheet of its style says. */
export function lookProperties(look: Tinted): Record<string, string> {
  const { light, dark } = tintsOf(look);
  return {
    '--accent': `light-dark(${light.accent}, ${dark.accent})`,
    '--on-accent': `light-dark(${light.onAccent}, ${dark.onAccent})`,
    '--accent-wash': `light-dark(${light.wash}, ${dark.wash})`,
  };
}

/** The same as a rule, which counts more than those of the style. */
export function lookRule(look: Tinted): string {
  const lines = Object.entries(lookProperties(look)).map(([name, value]) => `${name}:${value}`);
  return `:root:root:root{${lines.join(';')}}`;
}
