import {
  LATER_TIMESTAMP,
  SESSION_ID,
  SUCCESS,
  TIMESTAMP,
  TOKEN,
} from '#server/core/procedures/example-values';
import type { Examples } from '#server/core/procedures/procedures';

const EMAIL = 'mara@example.com';

export const authExamples = {
  login: {
    request: { email: EMAIL, password: 'correct horse battery staple' },
    answer: { token: TOKEN, refreshToken: TOKEN },
  },
  signInWithLink: {
    request: { token: 'Zb3kq0Gm1xV5pT8sYc2hRw7uJd4nLf6aEo9iKvXyQ0M' },
    answer: { token: TOKEN, refreshToken: TOKEN },
  },
  refresh: { request: { refreshToken: TOKEN }, answer: { accessToken: TOKEN } },
  checkToken: { answer: { isValid: true } },
  logout: { answer: SUCCESS },
  sessions: {
    answer: [
      {
        id: SESSION_ID,
        userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0',
        createdAt: TIMESTAMP,
        lastUsedAt: LATER_TIMESTAMP,
        expiresAt: '2025-07-04T16:05:12.480Z',
        isCurrent: true,
      },
    ],
  },
  revokeSession: { answer: SUCCESS },
  revokeOtherSessions: { answer: { count: 2 } },
  owner: { answer: { email: EMAIL } },
  changePassword: {
    request: { currentPassword: 'correct horse battery staple', newPassword: 'seven quiet otters rowing' },
    answer: SUCCESS,
  },
  changeEmail: {
    request: { email: EMAIL, currentPassword: 'correct horse battery staple' },
    answer: { email: EMAIL },
  },
} satisfies Examples;
