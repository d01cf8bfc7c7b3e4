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
import { ProseExamples } from './prose-examples';
import { ScaleExamples } from './scale-examples';
import { SectionExamples } from './section-examples';

/** The examples of the parts of the design system, by the name of their section. */
const EXAMPLES: Record<string, ComponentType> = {
  Layout: LayoutExamples,
  Grid: GridExamples,
  Bar: BarExamples,
  Facts: FactsExamples,
  Basics: BasicExamples,
  Controls: ControlExamples,
  Feedback: FeedbackExamples,
  Figure: FigureExamples,
  Prose: ProseExamples,
  'Lists of content': EntryExamples,
  'Lists of the owner': ListExamples,
  Section: SectionExamples,
  Scale: ScaleExamples,
};

export function Examples() {
  return Object.entries(EXAMPLES).map(([name, NamedExamples]) => (
    <section key={name} className="stack" aria-label={name}>
      <h2>{name}</h2>
      <NamedExamples />
    </section>
  ));
}
