import type { Examples } from '#server/core/procedures/procedures';

export const STORED_FILE = '/uploads/0197b3c8-2f60-7a18-9b4d-8c1e5f7a2d90-1600x900.webp';

export const STORED_FONT = '/uploads/0197b3c8-2f60-7a18-9b4d-8c1e5f7a2d90.ttf';

export const uploadExamples = {
  list: {
    answer: [
      {
        url: STORED_FILE,
        mediaType: 'image/webp',
        bytes: 184_320,
        width: 1_600,
        height: 900,
        createdAt: '2026-03-14T09:26:53.589Z',
      },
    ],
  },
  remove: { answer: { success: true } },
  removeByPath: { answer: { success: true } },
  resume: { answer: { bytes: 92_160, createdAt: '2026-03-14T09:26:53.589Z' } },
  removeResume: { answer: { success: true } },
} satisfies Examples;
