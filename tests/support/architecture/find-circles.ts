/** Each circle once, as the files along it, the first named again at its end. */
export function findCircles(arrows: Map<string, string[]>): string[][] {
  const circles: string[][] = [];
  const finished = new Set<string>();
  const trail: string[] = [];

  function walk(file: string): void {
    if (finished.has(file)) return;
    const start = trail.indexOf(file);
    if (start !== -1) {
      circles.push([...trail.slice(start), file]);
      return;
    }
    trail.push(file);
    for (const target of arrows.get(file) ?? []) walk(target);
    trail.pop();
    finished.add(file);
  }

  for (const file of arrows.keys()) walk(file);
  return circles;
}
