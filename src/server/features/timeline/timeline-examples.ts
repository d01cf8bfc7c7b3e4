import { ELEMENT_ID, OTHER_ELEMENT_ID, SUCCESS } from '#server/core/procedures/example-values';
import type { Examples } from '#server/core/procedures/procedures';
import type { TimelineElement } from '#shared/contract/timeline-element';

const noSections = { profile: {}, profileSections: [], future: {}, futureSections: [] };
const profile: TimelineElement = {
  _id: OTHER_ELEMENT_ID,
  type: 'profile',
  order: 0,
  year: 2025,
  title: 'Profile',
  icon: 'fa-user',
  shortDescription: '',
  longDescription: '',
  ...noSections,
  profile: { Background: 'Electronics first, software soon after.' },
  profileSections: [{ title: 'Background', text: 'Electronics first, software soon after.' }],
};

const eventFields = {
  type: 'event' as const,
  year: 2021,
  title: 'First device in the field',
  icon: 'fa-star',
  shortDescription: 'A gauge that stayed dry.',
  longDescription: 'It has reported the tide every minute since.',
  order: 1,
};
const event: TimelineElement = {
  _id: ELEMENT_ID,
  ...eventFields,
  ...noSections,
};

export const timelineExamples = {
  list: { answer: [profile, event] },
  listVersioned: { answer: { version: 7, elements: [profile, event] } },
  create: { request: eventFields, answer: event },
  update: {
    request: { ...eventFields, year: 2022, expectedVersion: 7 },
    answer: { ...event, year: 2022 },
  },
  remove: { answer: SUCCESS },
  reorder: {
    request: {
      elements: [
        { _id: ELEMENT_ID, order: 0 },
        { _id: OTHER_ELEMENT_ID, order: 1 },
      ],
    },
    answer: [
      { ...event, order: 0 },
      { ...profile, order: 1 },
    ],
  },
} satisfies Examples;
