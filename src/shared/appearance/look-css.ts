import { type Tinted, toTints } from './accent';
import type { LookStyle } from './looks';
import { colorDeclarations, PALETTES } from './palettes';

/** Returns the custom properties that a look sets on <html> in addition to the sheet of its style. */
export function lookProperties(look: Tinted): Record<string, string> {
  const { light, dark } = toTints(look);
  return {
    '--accent': `light-dark(${light.accent}, ${dark.accent})`,
    '--on-accent': `light-dark(${light.onAccent}, ${dark.onAccent})`,
    '--accent-wash': `light-dark(${light.wash}, ${dark.wash})`,
  };
}

/** Returns the same as a rule with a higher specificity than those of the style. */
export function lookRule(look: Tinted): string {
  return `:root:root:root{${declarations(Object.entries(lookProperties(look)))}}`;
}

/** Returns the colors of a style for pages that name it. */
export function paletteRule(style: LookStyle): string {
  return `:root[data-style="${style}"]{${declarations(colorDeclarations(PALETTES[style]))}}`;
}

function declarations(lines: [property: string, value: string][]): string {
  return lines.map(([property, value]) => `${property}:${value}`).join(';');
}
