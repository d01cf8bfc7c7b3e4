import { type Tinted, toTints } from './accent';
import type { LookStyle } from './looks';
import { colorDeclarations, PALETTES } from './palettes';
import { tokenDeclarations } from './style-tokens';

/** Returns the custom properties that a look sets on <html> in addition to the sheet of its style. */
export function lookProperties(look: Tinted): Record<string, string> {
  const { light, dark } = toTints(look);
  return {
    '--accent': `light-dark(${light.accent}, ${dark.accent})`,
    '--on-accent': `light-dark(${light.onAccent}, ${dark.onAccent})`,
    '--accent-wash': `light-dark(${light.wash}, ${dark.wash})`,
  };
}

/** Returns those properties as a rule with a higher specificity than those of the style. */
export function lookRule(look: Tinted): string {
  return `:root:root:root{${declarations(Object.entries(lookProperties(look)))}}`;
}

/** Returns the colors, sizes and lines of a style for pages that name it. */
export function styleRule(style: LookStyle): string {
  const lines = [...tokenDeclarations(style), ...colorDeclarations(PALETTES[style])];
  return `:root[data-style="${style}"]{${declarations(lines)}}`;
}

function declarations(lines: [property: string, value: string][]): string {
  return lines.map(([property, value]) => `${property}:${value}`).join(';');
}
