import { expect, test } from 'vitest';
import { findTopicWork } from '#client/extras/drawings/topic-work';
import type { ProjectSummary } from '#shared/contract/project-summaries';

const toProject = (title: string, skills: string[] = [], description = ''): ProjectSummary => ({
  _id: title,
  title,
  skills,
  description,
  status: '',
  timeline: '',
  public: true,
  image: '',
});
const toTopic = (name: string) => ({ name, description: '', icon: '' });

const SKILLS = [
  { name: 'React', category: 'Frontend' },
  { name: 'Go', category: 'Languages' },
  { name: '', category: 'Frontend' },
];

const findTitles = (...input: Parameters<typeof findTopicWork>) =>
  findTopicWork(...input).projects.map(({ title }) => title);

test('projects of a category that stands for the same drawing come first, then those with a skill', () => {
  const categories = [
    { category: 'Devices', projects: [toProject('Sensor', ['Go']), toProject('Display', ['react'])] },
    { category: 'Webanwendungen', projects: [toProject('Shop', ['Go']), toProject('Blog', ['React'])] },
  ];
  expect(findTitles(toTopic('Web development'), categories, SKILLS)).toEqual(['Shop', 'Blog', 'Display']);
});

test('a description counts only if no category and no skill does', () => {
  const described = toProject('Bracket', [], 'A part that is printed in 3D.');
  const categories = [{ category: 'Other', projects: [toProject('Note'), described] }];
  expect(findTitles(toTopic('3D Printing'), categories, SKILLS)).toEqual(['Bracket']);
  const printers = { category: '3D printing', projects: [toProject('Vase')] };
  expect(findTitles(toTopic('3D Printing'), [...categories, printers], SKILLS)).toEqual(['Vase']);
});

test('a long word of the name is enough, and the default drawing of an interest without known words is not', () => {
  const categories = [
    { category: 'Cooking at home', projects: [toProject('Recipes')] },
    // Interests without known words begin with the drawing of networks.
    { category: 'Networks', projects: [toProject('Router')] },
  ];
  expect(findTitles(toTopic('Cooking'), categories, SKILLS)).toEqual(['Recipes']);
});

test('skills are those of the interest, or else of its projects', () => {
  const categories = [{ category: 'Web', projects: [toProject('Shop', ['Go', 'SQL'])] }];
  expect(findTopicWork(toTopic('Web'), categories, SKILLS).skills).toEqual(['React']);
  expect(findTopicWork(toTopic('Web'), categories, []).skills).toEqual(['Go', 'SQL']);
});
