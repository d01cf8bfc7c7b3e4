import { describe, expect, test } from 'vitest';
import { applyOwnerLook, createLookSheets } from '#server/http/pages/page-look';
import { lookAddress, parseLookAddress } from '#shared/appearance/look-address';
import { toVariants } from '#shared/appearance/style-variants';
import type { Appearance } from '#shared/contract/appearance';
import { BLANK_SITE_SETTINGS } from '#shared/site-defaults';

const BASE = '<link rel="stylesheet" crossorigin href="/assets/index-1.css">';
const TEMPLATE = `<html lang="en"><head><meta name="theme-color" content="#f2f4f4" media="(prefers-color-scheme: light)" /><meta name="theme-color" content="#0d1112" media="(prefers-color-scheme: dark)" />${BASE}</head></html>`;
const SHEETS = createLookSheets('a{}', {
  mono: 'c{src:url(/assets/mono-latin-Ab_1.woff2)}d{src:url(/assets/mono-latin-ext-Cd2.woff2)}',
  'serif-archivo': 'e{src:url(/assets/serif-latin-E.woff2)}',
});

function dress(changes: Partial<Appearance>, template = TEMPLATE): string {
  return applyOwnerLook(template, { ...BLANK_SITE_SETTINGS, ...changes }, SHEETS);
}

describe('index.html', () => {
  test('is unchanged for the default style and without settings, and links the style sheet during development', () => {
    expect(dress({})).toBe(TEMPLATE);
    expect(applyOwnerLook(TEMPLATE, undefined, SHEETS)).toBe(TEMPLATE);
    expect(dress({ style: 'terminal' }, '<html><head></head></html>')).toMatch(
      /<link rel="stylesheet" data-look href="\/look\/terminal-mono-own-[\w-]+\.css"><\/head>/,
    );
  });

  test('links the style sheet of the style and disables the shared one, which screens still look up', () => {
    const html = dress({ accent: '#1f6f78', style: 'terminal' });
    const address = `/look/terminal-mono-1f6f78-${SHEETS.digest}.css`;
    expect(html).toContain(
      `<link rel="stylesheet" data-look href="${address}"><link rel="stylesheet" disabled href="/assets/index-1.css">`,
    );
    expect(html).not.toContain(BASE);
    expect(html).toContain(
      `<html data-style="terminal" data-variants="${toVariants('terminal')}" data-type="mono" lang="en">`,
    );
  });

  test('has the theme that the owner chose, also for the browser toolbar, without another style sheet', () => {
    const html = dress({ firstTheme: 'dark' });
    expect(html).toContain('<html data-theme="dark" lang="en">');
    expect(html).toContain(BASE);
    expect(html.match(/content="#0d1112"/g)).toHaveLength(2);
    expect(dress({ style: 'terminal' })).toContain('content="#f5f6ef"');
  });
});

test('the fonts of a style are preloaded instead of Archivo, or with Archivo if the text uses it', () => {
  const archivo = '<link\n rel="preload"\n href="/assets/archivo-latin-x.woff2"\n as="font" crossorigin />';
  const template = TEMPLATE.replace(BASE, `${archivo}${BASE}`);
  const preloads = (html: string) =>
    Array.from(html.matchAll(/rel="preload"\s+href="([^"]+)"/g), ([, href]) => href);
  expect(preloads(dress({ style: 'terminal' }, template))).toEqual(['/assets/mono-latin-Ab_1.woff2']);
  expect(preloads(dress({ type: 'serif-archivo' }, template))).toEqual([
    '/assets/archivo-latin-x.woff2',
    '/assets/serif-latin-E.woff2',
  ]);
  expect(preloads(dress({ accent: '#1f6f78' }, template))).toEqual(['/assets/archivo-latin-x.woff2']);
});

test('the path of a style sheet contains style, type pair and accent, and other paths are rejected', () => {
  for (const look of [
    { style: 'editorial', type: 'serif-archivo', accent: '' },
    { style: 'instrument', type: 'archivo', accent: '#00ff7f' },
  ] as const) {
    expect(parseLookAddress(lookAddress(look, 'a-B_9'))).toEqual({ look, digest: 'a-B_9' });
  }
  const others = [
    'none-mono-own-a.css',
    'terminal-own-a.css',
    'terminal-comic-own-a.css',
    'terminal-mono-red-a.css',
    'terminal-mono-own-.css',
    'terminal-mono-own-a',
    'TERMINAL-mono-own-a.css',
  ];
  expect(others.filter(name => parseLookAddress(`/look/${name}`) !== null)).toEqual([]);
});

test('changed style sheets have another digest', () => {
  expect(createLookSheets('a{}', {}).digest).not.toBe(SHEETS.digest);
});
