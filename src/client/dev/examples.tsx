import type { ComponentType } from 'react';
import { BasicExamples } from './basic-examples';
import { ControlExamples } from './control-examples';
import { FeedbackExamples } from './feedback-examples';
import { LayoutExamples } from './layout-examples';
import { ListExamples } from './list-examples';

/** The examples of the parts of the design system, by the name of their section. */
const EXAMPLES: Record<string, ComponentType> = {
  Layout: LayoutExamples,
  Basics: BasicExamples,
  Controls: ControlExamples,
  Feedback: FeedbackExamples,
  'Lists of the owner': ListExamples,
};

export function Examples() {
  return Object.entries(EXAMPLES).map(([name, NamedExamples]) => (
    <section key={name} className="stack" aria-label={name}>
      <h2>{name}</h2>
      <NamedExamples />
    </section>
  ));
}
