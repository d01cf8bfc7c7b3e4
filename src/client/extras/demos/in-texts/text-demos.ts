import type { TextPart } from '#client/content/markdown/text-part';
import './in-texts.css';

/** Uploaded demos, which need a script only to stop, and those of the playground, which are links without one. */
export const demosInTexts: TextPart[] = [
  { mark: '<details class="demo ', load: async () => (await import('./stop-demos')).stopDemos },
  { mark: '<p data-demo="', load: async () => (await import('./mount-demos')).mountDemos },
];
