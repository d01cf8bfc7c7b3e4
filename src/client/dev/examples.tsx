import type { ComponentType } from 'react';
import { BarExamples } from './bar-examples';
import { BasicExamples } from './basic-examples';
import { ControlExamples } from './control-examples';
import { EntryExamples } from './entry-examples';
import { FactsExamples } from './facts-examples';
import { FeedbackExamples } from './feedback-examples';
import { FigureExamples } from './figure-examples';
import { GridExamples } from './grid-examples';
import { LayoutExamples } from './layout-examples';
import { ListExamples } from './list-examples';
import { OverlayExamples } from './overlay-examples';
import { ProseExamples } from './prose-examples';
import { ScaleExamples } from './scale-examples';
import { SectionExamples } from './section-examples';
import { StateExamples } from './state-examples';
import { TokenExamples } from './token-examples';

/** The examples of the parts of the design system, by the name of their section. */
export const EXAMPLES: Record<string, ComponentType> = {
  Tokens: TokenExamples,
  Layout: LayoutExamples,
  Grid: GridExamples,
  Bars: BarExamples,
  Facts: FactsExamples,
  Basics: BasicExamples,
  States: StateExamples,
  Controls: ControlExamples,
  Overlays: OverlayExamples,
  Feedback: FeedbackExamples,
  Figure: FigureExamples,
  Prose: ProseExamples,
  'Lists of content': EntryExamples,
  'Lists of the owner': ListExamples,
  Section: SectionExamples,
  Scale: ScaleExamples,
};

export const toPartId = (name: string): string => `part-${name.toLowerCase().replaceAll(' ', '-')}`;
