import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { callFailureMessage, explainCallFailure } from '../../src/client/lib/api/call-failure';

const NO_RESPONSE = 'No response from server. Please check your network connection.';
const refused = TRPCClientError.from({
  error: { code: -32009, message: 'This name is taken.', data: { code: 'CONFLICT', httpStatus: 409 } },
});
const unanswered = TRPCClientError.from(new TypeError('Failed to fetch'));
const rubbish = (status: number, statusText: string) =>
  TRPCClientError.from(new SyntaxError('Unexpected token'), {
    meta: { response: new Response('<html>', { status, statusText }) },
  });

test.each([
  ['the server', refused, 'This name is taken.', 'Server error: This name is taken.'],
  ['nobody', unanswered, NO_RESPONSE, NO_RESPONSE],
  ['something before the server', rubbish(502, 'Bad Gateway'), 'Bad Gateway', 'Server error: Bad Gateway'],
  ['a stranger in its place', rubbish(200, 'OK'), 'Unexpected token', 'Error: Unexpected token'],
  ['the page itself', new Error('No space left'), 'No space left', 'Error: No space left'],
])('a call that %s ended is told in words', (_who, error, message, explained) => {
  expect(callFailureMessage(error)).toBe(message);
  expect(explainCallFailure(error)).toBe(explained);
});
