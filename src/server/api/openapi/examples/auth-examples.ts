import { type Examples, LATER_TIMESTAMP, SESSION_ID, SUCCESS, TIMESTAMP, TOKEN } from './example';

const EMAIL = 'mara@example.com';

export const authExamples: Examples = {
  'auth.login': {
    request: { email: EMAIL, password: 'correct horse battery staple' },
    answer: { token: TOKEN, refreshToken: TOKEN },
  },
  'auth.refresh': { request: { refreshToken: TOKEN }, answer: { accessToken: TOKEN } },
  'auth.checkToken': { answer: { isValid: true } },
  'auth.logout': { answer: SUCCESS },
  'auth.sessions': {
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
  'auth.revokeSession': { answer: SUCCESS },
  'auth.revokeOtherSessions': { answer: { count: 2 } },
  'auth.owner': { answer: { email: EMAIL } },
  'auth.changePassword': {
    request: { currentPassword: 'correct horse battery staple', newPassword: 'seven quiet otters rowing' },
    answer: SUCCESS,
  },
  'auth.changeEmail': {
    request: { email: EMAIL, currentPassword: 'correct horse battery staple' },
    answer: { email: EMAIL },
  },
};
