/** The files in `pictures/`, drawn for this project; each is copied to the uploads folder under the same name. */
export const SAMPLE_PICTURES = [
  'sample-avatar.svg',
  'sample-dawnlist-board.svg',
  'sample-dawnlist.svg',
  'sample-draughtplan.svg',
  'sample-drift.svg',
  'sample-hivescale-cell.svg',
  'sample-hivescale.svg',
  'sample-lendingdesk.svg',
  'sample-leverframe-levers.svg',
  'sample-leverframe.svg',
  'sample-orrery.svg',
  'sample-plotline.svg',
  'sample-screwsort.svg',
] satisfies string[];
