import type { TextPart } from '#client/content/markdown/text-part';
import './charts/charts.css';
import { comparisons } from './comparisons/comparisons';
import { demosInTexts } from './demos/in-texts/text-demos';

/** Lists the parts that extras add to texts. All pages with a text load this file. */
export const textParts: readonly TextPart[] = [comparisons, demosInTexts].flat();
