import { z } from 'zod';
import { type Examples, publicOperation, router } from '#server/core/procedures/procedures';
import { type JsonResume, jsonResumeSchema } from '#shared/contract/json-resume';
import type { ResumeSource } from './resume-content';
import { jsonResume } from './write-json-resume';

export function createResumeRouter(readSource: () => Promise<ResumeSource>) {
  return router({
    json: publicOperation('GET', '/resume.json', 'Get the site as a JSON Resume', {
      description:
        'Follows the schema of jsonresume.org. Contains published content only; private projects are omitted.',
      cacheTags: ['content'],
      example: examples.json,
    })
      .input(z.void())
      .output(jsonResumeSchema)
      .query(async () => jsonResume(await readSource())),
  });
}

const answer: JsonResume = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Ada Example',
    label: 'Engineer',
    email: 'ada@example.com',
    url: 'https://ada.example.com',
    summary: 'I build gauges that stay dry.',
    location: { city: 'Hamburg' },
    profiles: [{ network: 'GitHub', username: 'ada', url: 'https://github.com/ada' }],
  },
  work: [
    {
      name: 'Tidewater',
      position: 'Engineer',
      startDate: '2021',
      endDate: '2024-06',
      summary: 'Gauges for harbors.',
      highlights: ['A gauge that stayed dry'],
    },
  ],
  education: [],
  projects: [{ name: 'Tide gauge', description: 'Reports the tide.', keywords: ['C'], startDate: '2021' }],
  skills: [{ name: 'Languages', keywords: ['C', 'TypeScript'] }],
  interests: [{ name: 'Engineering', keywords: [] }],
  meta: { version: 'v1.0.0', canonical: 'https://ada.example.com/api/resume.json' },
};

const examples = { json: { answer } } satisfies Examples;
