let made = 0;

/** Tells a new row from every other, also from those of a draft that was stored before a reload. */
export function newRowKey(): string {
  made += 1;
  return `new-${Date.now().toString(36)}-${made}`;
}
