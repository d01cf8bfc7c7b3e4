import { authExamples } from './auth-examples';
import { contactExamples } from './contact-examples';
import type { Example, Examples } from './example';
import { projectExamples } from './project-examples';
import { sampleExamples } from './sample-examples';
import { siteExamples } from './site-examples';
import { skillExamples } from './skill-examples';
import { timelineExamples } from './timeline-examples';
import { uploadExamples } from './upload-examples';
import { viewExamples } from './view-examples';

const EXAMPLES: Examples = {
  ...authExamples,
  ...contactExamples,
  ...projectExamples,
  ...sampleExamples,
  ...siteExamples,
  ...skillExamples,
  ...timelineExamples,
  ...uploadExamples,
  ...viewExamples,
};

export function findExample(procedure: string): Example | undefined {
  return EXAMPLES[procedure];
}
