import { expect, test } from 'vitest';
import { splitPreloads } from '#client/lib/head/page-tags';
import { escapeHtml } from '#server/core/markdown/escape-html';
import { DEFERRED_SCRIPT } from '#server/http/pages/deferred-scripts';
import { composePage, type PageParts } from '#server/http/pages/page-html';
import { PLAIN_PAGE } from '../support/app/plain-app';

const TEMPLATE = '<html><head><!--page-head--></head><body><!--page-body--><!--page-state--></body></html>';

type Changes = { page?: Partial<PageParts['page']>; parts?: Partial<Omit<PageParts, 'page'>> };

function compose({ page, parts }: Changes = {}): string {
  return composePage({
    template: TEMPLATE,
    page: { ...PLAIN_PAGE, head: { title: 'Title' }, body: '<p>Body</p>', ...page },
    inlineScripts: [],
    code: { styles: '', scripts: '' },
    sprite: '',
    ...parts,
  });
}

/** Parses the page state as the browser does. */
function parseState(html: string): unknown {
  const [, json = ''] = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(json);
}

test('title and tags are escaped and tags are marked with the path of the page', () => {
  const attributes = { name: 'description', content: '"><script>alert(1)</script>' };
  const html = compose({
    page: { head: { title: '</title><b>&', path: '/a"b' }, tags: [{ name: 'meta', attributes }] },
  });
  expect(html).toContain('<title>&lt;/title&gt;&lt;b&gt;&amp;</title>');
  expect(html).toContain(
    '<meta name="description" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;" data-page="/a&quot;b">',
  );
});

test('structured data cannot close its script element', () => {
  const project = { '@type': 'CreativeWork', name: '</script><script>alert(1)</script>' };
  const html = compose({
    page: { structuredData: { '@context': 'https://schema.org', '@graph': [project] } },
  });
  const [, json = ''] = /<script type="application\/ld\+json" data-page="">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(json)).toMatchObject({ '@graph': [project] });
});

test('the main picture of a page is preloaded before styles and scripts', () => {
  const preload = '<link rel="preload" as="image" href="/a.svg"/>';
  const html = compose({
    page: splitPreloads(`${preload}<div><link rel="preload" href="/b.svg"/></div>`),
    parts: { code: { styles: '<link rel="stylesheet" href="/screen.css">', scripts: '' } },
  });
  expect(html.indexOf(preload)).toBeGreaterThan(0);
  expect(html.indexOf(preload)).toBeLessThan(html.indexOf('/screen.css'));
  expect(html).toContain('<body><div><link rel="preload" href="/b.svg"/></div>');
});

test('a page that is readable without scripts defers them in a template and other pages load them in the head', () => {
  const parts = {
    code: { styles: '<link rel="stylesheet" href="/a.css">', scripts: '<script src="/a.js"></script>' },
  };
  const readable = compose({ parts });
  const [head = '', body = ''] = readable.split('</head>');
  expect(head).toContain('/a.css');
  expect(head).not.toContain('/a.js');
  expect(body).toContain(`<template id="page-code"><script src="/a.js"></script></template>`);
  expect(body).toContain(`<script>${DEFERRED_SCRIPT}</script>`);
  const empty = compose({ parts, page: { isReadable: false } });
  expect(empty.split('</head>')[0]).toContain('/a.css"><script src="/a.js"></script>');
  expect(empty).not.toContain('<template');
});

test('special characters are escaped, and placeholders in the body and inline scripts stay as they are', () => {
  expect(escapeHtml(`&<>"'x`)).toBe('&amp;&lt;&gt;&quot;&#39;x');
  const html = compose({ page: { body: '<p><!--page-state--></p>' } });
  expect(html).toContain('<p><!--page-state--></p>');
  expect(compose({ parts: { inlineScripts: ["a('<')"] } })).toContain("<script>a('<')</script>");
});

test('query data cannot close its script element', () => {
  const queries = { text: '</script><script>alert(1)</script><!--' };
  const html = compose({ page: { queries } });
  expect(html).not.toContain('<script>alert');
  expect(parseState(html)).toEqual({ queries });
});

test('icon symbols follow the hydrated content and an icon font is linked only if it is set', () => {
  const html = compose({ parts: { sprite: '<svg id="icons"></svg>' } });
  expect(html).toContain('<body><p>Body</p><svg id="icons"></svg><script type="application/json"');
  expect(html).not.toContain('<noscript>');
  const iconStylesheetUrl = 'https://example.com/"all".css';
  const withFont = compose({ parts: { iconStylesheetUrl } });
  expect(withFont).toContain(
    '<noscript><link rel="stylesheet" href="https://example.com/&quot;all&quot;.css"></noscript>',
  );
  expect(parseState(withFont)).toEqual({ queries: {}, iconStylesheetUrl });
});

test('replacement patterns such as $& are inserted as text', () => {
  const odd = "$& $1 $$ $` $'";
  const html = compose({ page: { head: { title: odd }, body: `<p>${odd}</p>`, queries: { odd } } });
  expect(html).toContain(`<p>${odd}</p>`);
  expect(html).toContain('<title>$&amp; $1 $$ $` $&#39;</title>');
  expect(parseState(html)).toMatchObject({ queries: { odd } });
});
