import type { TestApp } from '../app/start-app';

export type Owner = ReturnType<TestApp['trpc']>;

/** Sends a message from each person, in this order. */
export async function sendMessages(owner: Owner, ...names: string[]): Promise<void> {
  for (const name of names) await sendMessage(owner, name);
}

export function sendMessage(owner: Owner, name: string, message = `Dear owner,\n\nthis is ${name}.`) {
  return owner.contacts.send.mutate({ name, email: `${name.toLowerCase()}@example.org`, message });
}

/** Lists who wrote the messages that the owner has read, newest first. */
export async function listReadNames(owner: Owner): Promise<string[]> {
  const messages = await owner.contacts.list.query({ filter: 'read' });
  return messages.map(({ name }) => name);
}
