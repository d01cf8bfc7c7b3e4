/** Words of sample texts and what an earlier release had in their place. Texts that have those are unchanged. */
export const EARLIER_WORDS: readonly [now: string, earlier: string][] = [
  ['two highlighted strain gauges', 'two orange strain gauges'],
  ['a nearly flat one stays', 'an orange one stays'],
  ['and after (the flat line)', 'and after (orange)'],
  ['with highlighted load cells', 'with orange load cells'],
  ['through the points is marked.', 'through the points is marked in orange.'],
  ['one call picked out,', 'one call picked out in orange,'],
  ['part of the line is highlighted', 'part of the line is orange'],
  ['an empty silhouette', 'an empty orange silhouette'],
  ['marked one nut,', 'marked one nut in orange,'],
  ['around a bright sun', 'around an orange sun'],
  ['from one window', 'from one orange window'],
];
