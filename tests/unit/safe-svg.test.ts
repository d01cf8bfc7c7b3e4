import { expect, test } from 'vitest';
import { safeSvg } from '#server/features/uploads/safe-svg';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

test.each([
  ['a script', '<script>EVIL</script>'],
  ['a script with another prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">EVIL</x:script>'],
  ['an event handler', '<rect onclick="EVIL"/>'],
  ['an event handler in capitals', '<rect ONLOAD="EVIL"/>'],
  ['foreign content', '<foreignObject><iframe src="EVIL"/></foreignObject>'],
  ['a link', '<a href="javascript:EVIL"><rect/></a>'],
  ['an external image', '<image href="https://example.com/EVIL.png"/>'],
  ['an embedded page', '<image href="data:text/html,EVIL"/>'],
  ['an embedded SVG', '<image xlink:href="data:image/svg+xml;base64,EVIL"/>'],
  ['a reference to an external file', '<use xlink:href="EVIL.svg#a"/>'],
  ['an external style sheet', '<style>@import "EVIL";</style>'],
  ['an external URL in a style', '<style>rect{fill:url( "//EVIL")}</style>'],
  ['an escaped URL in a style', '<style>rect{fill:u\\72l(EVIL)}</style>'],
  ['markup in a style', '<style><![CDATA[</style><script>EVIL</script>]]></style>'],
  ['an external paint', '<rect fill="url(https://example.com/EVIL)"/>'],
  ['an external URL in an attribute', '<rect style="mask:URL(EVIL)"/>'],
  ['an animated URL', '<use href="#a"><set attributeName="href" to="EVIL"/></use>'],
  ['an animated event handler', '<rect><animate attributeName="onclick" to="EVIL"/></rect>'],
  ['metadata', '<metadata>EVIL</metadata>'],
  ['a comment', '<!-- EVIL -->'],
  ['a processing instruction', '<?xml-stylesheet href="EVIL"?>'],
])('%s is removed from an SVG', async (_title, content) => {
  const { svg: safe } = await safeSvg(svg(`${content}<circle r="1"/>`));
  expect(safe).not.toContain('EVIL');
  expect(safe).toContain('<circle');
});

test('the drawing elements of an SVG are preserved', async () => {
  const content =
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><style>.b{fill:url(#a)}</style>' +
    '<path class="b" d="M0 0h10"/><text>1 &lt; 2</text><use xlink:href="#a"/><image href="data:image/png;base64,AAAA"/>';
  expect((await safeSvg(svg(content))).svg).toContain(content);
});

test('the size of an SVG comes from its attributes', async () => {
  const sizes = [
    ['width="20" height="10px"', 20, 10],
    ['viewBox="0 0 640.4 360"', 640, 360],
    ['width="100%" viewBox="0,0,4,3"', 4, 3],
    ['width="40" viewBox="0 0 4 3"', 40, 30],
    ['', 300, 150],
  ] as const;
  for (const [attributes, width, height] of sizes) {
    expect(await safeSvg(svg('', attributes))).toMatchObject({ width, height });
  }
});

test('invalid SVG files are rejected', async () => {
  for (const text of [
    '<html/>',
    '',
    '<svg><g></svg>',
    '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>',
    svg('<g>'.repeat(150) + '</g>'.repeat(150)),
  ]) {
    await expect(safeSvg(text)).rejects.toThrow();
  }
});
