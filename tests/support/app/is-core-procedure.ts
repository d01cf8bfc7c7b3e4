import { extras } from '#server/extras/extras';

/** Returns false for a procedure of an extra, whose own tests list it. The name is one such as 'projects.list'. */
export function isCoreProcedure(name: string): boolean {
  const [router = ''] = name.split('.');
  return !(router in extras);
}
