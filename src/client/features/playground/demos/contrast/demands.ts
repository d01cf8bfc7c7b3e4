/** What WCAG 2.2 asks for, by what is coloured and how much is asked. */
export const DEMANDS = [
  { what: 'Large text and controls', level: 'AA', ratio: 3 },
  { what: 'Text', level: 'AA', ratio: 4.5 },
  { what: 'Large text', level: 'AAA', ratio: 4.5 },
  { what: 'Text', level: 'AAA', ratio: 7 },
] as const;

export const HIGHEST_RATIO = 21;
