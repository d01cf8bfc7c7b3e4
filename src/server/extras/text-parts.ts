import type { TextPart } from '#server/core/markdown/text-part';
import { renderCharts } from './charts/render-charts';
import { renderDemos } from './demos/render-demos';

/** Lists the parts that extras add to texts, in this order. It is a register of its own, because threads that render texts read it. */
export const textParts: readonly TextPart[] = [renderCharts, renderDemos];
