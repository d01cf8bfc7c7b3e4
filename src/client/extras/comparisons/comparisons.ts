import type { TextPart } from '#client/content/markdown/text-part';
import './comparisons.css';

/** Two pictures, of which a slider shows more of one or the other. Without a script, they are side by side. */
export const comparisons: TextPart = {
  mark: 'class="pair compare',
  load: async () => (await import('./add-sliders')).addSliders,
};
