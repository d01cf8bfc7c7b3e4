/**
 * Lists the files in `pictures/`, which were drawn for this project. The setup copies each to the uploads
 * folder under the same name.
 */
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
