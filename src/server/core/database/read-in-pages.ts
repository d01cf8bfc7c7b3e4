const PAGE_ROWS = 1_000;

/** Reads rows in pages by ID, so that the process can handle other requests in between. */
export async function readInPages<Row extends { id: string }>(
  readPage: (after: string, take: number) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const page = await readPage(rows.at(-1)?.id ?? '', PAGE_ROWS);
    rows.push(...page);
    if (page.length < PAGE_ROWS) return rows;
  }
}
