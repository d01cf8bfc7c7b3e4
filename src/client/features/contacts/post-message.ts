import { createStatusError } from '#client/lib/api/api-error';

type Message = { name: string; email: string; message: string };

/** Posts a message as a form, which is what services for static sites accept. */
export async function postMessage(address: string, { name, email, message }: Message): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ name, email, message }),
  });
  if (!response.ok) throw createStatusError(response);
}
