import { NEW_PROJECT, type Project, type ProjectFields, type ProjectInput } from '#shared/contract/project';
import type { TestApp } from '../app/start-app';

/** An ID that no record has. */
export const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

let nameCount = 0;

/** Creates a name that is unique in the databases of the test file. */
export function newName(kind: string): string {
  nameCount += 1;
  return `${kind} ${nameCount}`;
}

type CompleteProjectInput = ProjectInput & Required<Pick<ProjectInput, keyof ProjectFields>>;

/** A non-empty value for every text field. */
const TEXTS: object = Object.fromEntries(
  Object.entries(NEW_PROJECT).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, `The ${name}`]] : [],
  ),
);

/** Creates project input with a non-default value in every field. */
export function createProjectInput(fields: ProjectInput = {}): CompleteProjectInput {
  return {
    ...NEW_PROJECT,
    ...TEXTS,
    title: newName('title'),
    description: 'A description',
    details: '# Details\n\n- one\n- two\n',
    learned: 'What was learned',
    image: '/uploads/picture.webp',
    imageAlt: 'A picture',
    coverTurn: 1,
    skills: ['TypeScript', 'SQL'],
    github: 'https://example.com/code',
    live: 'https://example.com/',
    status: 'wip',
    timeline: 'Spring 2024',
    category: newName('category'),
    featured: true,
    public: true,
    media: [
      { type: 'image', url: '/uploads/one.png', caption: 'One', filename: 'one.png' },
      { type: 'video', url: 'https://example.com/two.mp4' },
    ],
    keyFigures: [{ value: '1.4 million', label: 'readings' }],
    metaTitle: 'A gauge',
    metaDescription: 'What a search engine says of it.',
    language: 'de',
    pageLayout: 'story',
    ...fields,
  };
}

/** Stores a project directly through the service. */
export function storeProject(app: TestApp, fields: ProjectInput = {}): Promise<Project> {
  return app.services.projects.create(createProjectInput(fields));
}
