import { spawnSync } from 'node:child_process';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The content of a site as Hugo reads it, by section. */
export type HugoPage = { section: string; name: string; title: string; text: string; picture: string };

const LAYOUT = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body><h1>{{ .Title }}</h1>{{ with .Params.picture }}<img src="{{ . }}" alt="">{{ end }}{{ .Content }}
{{ range .Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</body></html>`;

/** Writes a Hugo site with the pages and with the pictures of the uploads folder. */
export async function writeHugoSite(folder: string, uploads: string, pages: HugoPage[]): Promise<void> {
  const layouts = join(folder, 'layouts', '_default');
  await mkdir(layouts, { recursive: true });
  await writeFile(join(folder, 'config.toml'), 'baseURL = "https://bench.example"\n');
  for (const name of ['list', 'single', 'index']) await writeFile(join(layouts, `${name}.html`), LAYOUT);
  for (const { section, name, title, text, picture } of pages) {
    await mkdir(join(folder, 'content', section), { recursive: true });
    const matter = JSON.stringify({ title, picture });
    await writeFile(join(folder, 'content', section, `${name}.md`), `${matter}\n\n${text}\n`);
  }
  await cp(uploads, join(folder, 'static', 'uploads'), { recursive: true });
}

/** Builds the site with Hugo. Returns the milliseconds, or null if Hugo is not on this machine. */
export function buildWithHugo(folder: string): number | null {
  const startedAt = performance.now();
  const { status, error } = spawnSync('hugo', ['--source', folder, '--quiet'], { stdio: 'ignore' });
  if (error) return null;
  if (status !== 0) throw new Error(`hugo ended with ${status}`);
  return performance.now() - startedAt;
}
