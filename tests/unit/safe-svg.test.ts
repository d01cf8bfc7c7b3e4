import { describe, expect, test } from 'vitest';
import { safeSvg } from '#server/features/uploads/svg/safe-svg';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

test.each([
  ['a script', '<script>EVIL</script>'],
  ['a script with another prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">EVIL</x:script>'],
  ['an event handler', '<rect onclick="EVIL"/>'],
  ['an event handler in capitals', '<rect ONLOAD="EVIL"/>'],
  ['foreign content', '<foreignObject><iframe src="EVIL"/></foreignObject>'],
  ['a link', '<a href="javascript:EVIL"><rect/></a>'],
  ['an external style sheet', '<style>@import "EVIL";</style>'],
  ['an import in two parts', '<style>@imp<![CDATA[ort "EVIL"; @import "EVIL";]]></style>'],
  ['an external font', '<style>@font-face{font-family:"a";src:url(//EVIL)}</style>'],
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

test.each([
  ['an external URL in a style', '<style>rect{fill:url( "//EVIL")}</style>'],
  ['a picture set in a style', '<style>rect{fill:image-set("//EVIL" 1x)}</style>'],
  ['an expression in a style', '<style>rect{width:expression(EVIL)}</style>'],
  ['a behavior in a style', '<style>rect{behavior:EVIL}</style>'],
  ['an escaped URL in a style', '<style>rect{fill:u\\72l(EVIL)}</style>'],
  ['markup in a style', '<style><![CDATA[</style><script>EVIL</script>]]></style>'],
  ['an external paint', '<rect fill="url(https://example.com/EVIL)"/>'],
  ['an external URL in an attribute', '<rect style="mask:URL(EVIL)"/>'],
  ['an escaped import in a style', '<style>@\\69mport "EVIL";</style>'],
  ['an embedded style sheet', '<style>@import "data:text/css,EVIL";</style>'],
  ['an address after a broken string', '<style>a{b:"\n;fill:url(//EVIL)}</style>'],
  ['an address in a function', '<style>a{fill:src("//EVIL")}</style>'],
  ['an address after an escaped quote', '<style>a{b:"\\\\";fill:url(//EVIL)}</style>'],
  ['a rule in an address', '<style>a{mask:url("#a/*{EVIL")}</style>'],
  [
    'a page as a font',
    '<style>@media a{@font-face{src:url(data:text/html;base64,EVIL)}a{b:url(//EVIL)}}</style>',
  ],
  ['a paint of another drawing', '<rect fill="url(other.svg#EVIL)"/>'],
  ['a filter with an image', '<filter id="f"><feImage href="#EVIL"/></filter>'],
  ['a drawing element with a prefix', '<svg:rect xmlns:svg="http://www.w3.org/2000/svg" class="EVIL"/>'],
  ['a text with another prefix', '<s:text xmlns:s="http://www.w3.org/2000/svg">EVIL</s:text>'],
  [
    'a prefixed text in a group that binds the prefix',
    '<g xmlns:s="http://www.w3.org/2000/svg"><s:text>EVIL</s:text></g>',
  ],
  ['a prefixed link', '<s:a xmlns:s="http://www.w3.org/2000/svg"><rect class="EVIL"/></s:a>'],
  [
    'prefixed HTML',
    '<s:foreignObject xmlns:s="http://www.w3.org/2000/svg"><img src="EVIL"/></s:foreignObject>',
  ],
  ['a text that flows', '<flowRoot><flowRegion><rect/></flowRegion><flowPara>EVIL</flowPara></flowRoot>'],
  [
    'a prefixed text that flows',
    '<s:flowRoot xmlns:s="http://www.w3.org/2000/svg"><s:flowPara>EVIL</s:flowPara></s:flowRoot>',
  ],
  ['the text of another element', '<text><tref xlink:href="#EVIL"/></text>'],
  ['a text with chosen glyphs', '<text><altGlyph>EVIL</altGlyph></text>'],
  [
    'a picture in HTML twice',
    '<switch><foreignObject><img src="EVIL"/></foreignObject><foreignObject><img src="EVIL"/></foreignObject></switch>',
  ],
  [
    'a picture in HTML',
    '<foreignObject><x:img xmlns:x="http://www.w3.org/1999/xhtml" src="EVIL"/></foreignObject>',
  ],
])('%s refuses an SVG, and is removed from a stored one', async (_title, content) => {
  const text = svg(`${content}<circle r="1"/>`);
  await expect(safeSvg(text)).rejects.toThrow(/can't be kept\. .*export a PNG/);
  const { svg: safe } = await safeSvg(text, { isStored: true });
  expect(safe).not.toContain('EVIL');
  expect(safe).toContain('<circle');
});

test('the drawing elements of an SVG are preserved', async () => {
  const content =
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><style>.b{fill:url(#a)}</style>' +
    '<path class="b" d="M0 0h10"/><text>1 &lt; 2</text><use xlink:href="#a"/><image href="data:image/png;base64,AAAA"/>';
  expect((await safeSvg(svg(content))).svg).toContain(content);
});

test.each([
  [
    'the content of a link',
    '<a xlink:href="https://example.com"><text>Link</text></a>',
    '<g><text>Link</text></g>',
  ],
  [
    'the rules beside an import and a font',
    '<style>@import "a;b.css";@font-face{src:url(//x)} .a>.b{fill:red}</style>',
    '.a&gt;.b{fill:red}</style>',
  ],
  [
    'the first rule after an import of Google Fonts',
    '<style>@import url(https://fonts.googleapis.com/css2?family=Inter:wght@400;700&amp;display=swap);.a{b:c}</style>',
    '<style> .a{b:c}</style>',
  ],
  [
    'the rule after an import without an end',
    '<style>@media x{@import "a"}.a{b:c}</style>',
    '.a{b:c}</style>',
  ],
  ['an escape in a string', '<style>a::before{content:"\\2014"}</style>', '{content:&quot;\\2014&quot;}'],
  ['a class with any name', '<style>.expression,.behavior{b:c}</style>', '.expression,.behavior{b:c}'],
  ['the class of an element', '<g class="a\\b expression("/>', '<g class="a\\b expression("/>'],
  [
    'a rule after a comment with markup',
    '<style>/* a &lt;b> */.a{b:c}</style>',
    '<style>/**/.a{b:c}</style>',
  ],
  [
    'the rest of a style with an XML comment',
    '<style>.a{b:c}<!-- .d{e:f} --></style>',
    '<style>.a{b:c}</style>',
  ],
  ['no address around a font', '<style>u@font-face{src:url(//a)}rl(b)</style>', '<style>u rl(b)</style>'],
  [
    'an embedded font',
    '<style>@font-face{src:url(data:font/woff2;base64,AAAA)}</style>',
    '@font-face{src:url(data:font/woff2;base64,AAAA)}',
  ],
  [
    'a set value',
    '<rect><set attributeName="fill" to="red"/></rect>',
    '<set attributeName="fill" to="red"/>',
  ],
  [
    'a drawing whose source is in an attribute',
    '<g content="&lt;mxfile>\\url(//a)" aria-label="a&lt;b"><path d="M0 0"/></g>',
    '<g><path d="M0 0"/></g>',
  ],
  ['a drawing beside an empty label', '<foreignObject><div><p/></div></foreignObject><g/>', '<g/>'],
  [
    'a drawing beside an empty flowRoot',
    '<flowRoot><flowRegion><rect/></flowRegion><flowPara/></flowRoot><g/>',
    '<g/>',
  ],
  [
    'a drawing beside what another program keeps',
    '<s:text xmlns:s="https://example.com/sketch">Layer</s:text><g/>',
    '<g/>',
  ],
  [
    'a drawing in a group that binds the prefix of SVG to something else',
    '<g xmlns:s="http://www.w3.org/2000/svg"><g xmlns:s="https://example.com/sketch"><s:text/><path/></g></g>',
    '<g><g><path/></g></g>',
  ],
  [
    'the text that draw.io shows instead of HTML',
    '<switch><foreignObject><p>A  <b>label</b></p></foreignObject><text>A label</text></switch>',
    '<switch><text>A label</text></switch>',
  ],
  [
    'the picture that draw.io shows instead of HTML',
    '<switch><foreignObject><p>A</p></foreignObject><image href="data:image/jpg;base64,AAAA"/></switch>',
    '<switch><image href="data:image/jpg;base64,AAAA"/></switch>',
  ],
])('%s stays in an SVG', async (_title, content, expected) => {
  expect((await safeSvg(svg(content))).svg).toContain(expected);
});

test.each([
  [
    'HTML in a Mermaid chart',
    '<g><foreignObject><div><p>Start</p></div></foreignObject></g>',
    /"Start".* htmlLabels/,
  ],
  [
    'HTML that draw.io shows in part',
    '<switch><foreignObject><p>A long label</p></foreignObject><text>A long...</text></switch>',
    /"A long label".*Formatted Text/,
  ],
  ['an external image', '<image href="https://example.com/a.png"/>', /"https:\/\/example.com\/a.png".*Embed/],
  ['an embedded page', '<image href="data:text/html,a"/>', /Embed/],
  ['an embedded SVG', '<image xlink:href="data:image/svg+xml;base64,a"/>', /Embed/],
  [
    'a style sheet',
    '<style>.a{fill:red}.b{fill:url(https://example.com/a.png)}</style>',
    /style sheet.*"url\(https:\/\/example.com\/a.png\)".*presentation attributes/,
  ],
  ['a paint', '<rect fill="url(other.svg#g)"/>', /attribute fill .*"url\(other.svg#g\)"/],
  ['a filter', '<filter><feImage href="#a"/></filter>', /<feImage>/],
  ['a reference to an external file', '<use xlink:href="a.svg#a"/>', /"a.svg#a".*Embed/],
  [
    'a text of Inkscape',
    '<flowRoot><flowPara>Start</flowPara></flowRoot>',
    /"Start".*Text > Convert to Text/,
  ],
  ['a repeated text', '<text><tref xlink:href="#a"/></text>', /<tref>.*plain SVG 1\.1 without this element/],
  [
    'an element with a prefix',
    '<s:text xmlns:s="http://www.w3.org/2000/svg">a</s:text>',
    /<s:text>.*plain SVG 1\.1 without prefixes/,
  ],
])('an SVG that would lose %s is refused, unless it is stored already', async (_title, content, message) => {
  await expect(safeSvg(svg(content))).rejects.toThrow(message);
  await expect(safeSvg(svg(content), { isStored: true })).resolves.toMatchObject({ isUntouched: false });
});

test('an SVG whose elements all have a prefix is refused with advice', async () => {
  const file = '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:rect/></s:svg>';
  await expect(safeSvg(file)).rejects.toThrow(/<s:svg>.*plain SVG 1\.1 without prefixes/);
});

const withEntities = (entities: string, content: string) => `<!DOCTYPE svg [${entities}]>${svg(content)}`;

test('the entities of Illustrator are expanded', async () => {
  const entities = '<!ENTITY ns_svg "http://www.w3.org/2000/svg"> <!ENTITY st0 \'fill:red\'>';
  const file = withEntities(entities, '<g xmlns="&ns_svg;"><path style="&st0;"/></g>');
  const { svg: safe, isUntouched } = await safeSvg(file);
  expect(safe).toContain('<g><path style="fill:red"/></g>');
  expect([isUntouched, safe.includes('ENTITY')]).toEqual([false, false]);
});

test.each([
  ['others', '<!ENTITY a "b"><!ENTITY c "&a;&a;">', '&c;'],
  ['markup', '<!ENTITY a "<script>b</script>">', '&a;'],
  ['files', '<!ENTITY a SYSTEM "file:///etc/passwd">', '&a;'],
  ['parts of the declaration', '<!ENTITY % a "b">', ''],
  ['more text than fits in memory', `<!ENTITY a "${'b'.repeat(30_000)}">`, '&a;'.repeat(100)],
])('an SVG with entities that contain %s is refused with advice', async (_title, entities, content) => {
  const file = withEntities(entities, `<text>${content}</text>`);
  await expect(safeSvg(file)).rejects.toThrow(/entities that can't be kept.*"Presentation Attributes"/);
});

test('the size of an SVG comes from its attributes', async () => {
  const sizes = [
    ['width="20" height="10px"', 20, 10],
    ['viewBox="0 0 640.4 360"', 640, 360],
    ['width="100%" viewBox="0,0,4,3"', 4, 3],
    ['width="40" viewBox="0 0 4 3"', 40, 30],
    ['', 300, 150],
  ] as const;
  for (const [attributes, width, height] of sizes)
    expect(await safeSvg(svg('', attributes))).toMatchObject({ width, height });
});

test('invalid SVG files are rejected', async () => {
  for (const text of ['<html/>', '', '<svg><g></svg>', svg('<g>'.repeat(150) + '</g>'.repeat(150))]) {
    await expect(safeSvg(text)).rejects.toThrow();
  }
});

/** Nests references: each level refers to the one below several times. */
function nest(
  levels: number,
  times: number,
  define: (id: string, content: string) => string,
  refer: (id: string) => string,
): string {
  const chain = Array.from({ length: levels - 1 }, (_, level) =>
    define(`a${level + 1}`, refer(`a${level}`).repeat(times)),
  );
  return svg(`${define('a0', '<rect/>')}${chain.join('')}${refer(`a${levels - 1}`)}`);
}

const group = (id: string, content: string) => `<g id="${id}">${content}</g>`;
const use = (id: string) => `<use href="#${id}"/>`;
const TOO_MANY = 'An SVG image may have at most 10,000 elements, including those it draws again.';
const TOO_MANY_RULES =
  'This SVG image has too many style rules for its number of elements. Export it without a style sheet.';
const TOO_DEEP = 'An SVG image may have at most 4 levels of nested <use>.';
const CIRCLE = 'An SVG image must not have a reference that leads back to itself.';
const define = (tag: string) => (id: string, content: string) => `<${tag} id="${id}">${content}</${tag}>`;
const refer = (property: string) => (id: string) => `<rect ${property}="url(#${id})"/>`;

describe('an SVG that browsers would hang on is refused with the reason', () => {
  test.each([
    ['five levels of <use>', nest(5, 1, group, use), TOO_DEEP],
    ['nine levels of <use>, eight times each', nest(9, 8, group, use), TOO_MANY],
    ['four levels of <use>, 25 times each', nest(4, 25, group, use), TOO_MANY],
    ['a <use> of its own group', svg('<g id="a"><use href="#a"/></g>'), CIRCLE],
    ['two groups that use each other', svg(group('a', use('b')) + group('b', use('a'))), CIRCLE],
    ['the older form of references', svg('<g id="a"><use xlink:href="#a"/></g>'), CIRCLE],
    ['an encoded reference', svg('<g id="a"><use href="#%61"/></g>'), CIRCLE],
    ['nested patterns', nest(9, 8, define('pattern'), refer('fill')), TOO_MANY],
    ['nested masks', nest(9, 8, define('mask'), refer('mask')), TOO_MANY],
    ['nested clip paths', nest(9, 8, define('clipPath'), refer('clip-path')), TOO_MANY],
    ['nested markers', nest(9, 8, define('marker'), refer('marker-end')), TOO_MANY],
    [
      'masks that a style attribute names',
      nest(9, 8, define('mask'), id => `<rect style="x:y; MASK:url( '#${id}' )"/>`),
      TOO_MANY,
    ],
    [
      'a pattern that thousands of elements inherit',
      svg(`${define('pattern')('p', '<rect/>'.repeat(99))}<g fill="url(#p)">${'<rect/>'.repeat(200)}</g>`),
      TOO_MANY,
    ],
    [
      'a mask that a style sheet applies to thousands of elements',
      svg(
        `<style>.a,@media print{.b .m:hover{mask:url(#m)}}</style>${define('mask')('m', '<rect/>'.repeat(99))}${'<rect class="x m"/>'.repeat(200)}`,
      ),
      TOO_MANY,
    ],
    [
      'a mask beside a nested rule',
      svg(
        `<style>rect{g{x:y} mask:url(#m)}</style>${define('mask')('m', '<path/>'.repeat(99))}${'<rect/>'.repeat(200)}`,
      ),
      'An SVG image must not',
    ],
    [
      'a mask between texts that look like comments',
      svg(
        `<style>a{b:"/*"} path{c:"} d{"; mask:url(#m)} a{b:"*/"}</style>${define('mask')('m', '<g/>'.repeat(99))}${'<path/>'.repeat(200)}`,
      ),
      TOO_MANY,
    ],
    [
      'thousands of style rules for thousands of elements',
      svg(`<style>${'g{fill:url(#a)}'.repeat(6_000)}</style>${'<g/>'.repeat(6_000)}`),
      TOO_MANY_RULES,
    ],
    [
      'a style rule with thousands of selectors',
      svg(`<style>${'g,'.repeat(6_000)}g{fill:url(#a)}</style>${'<g/>'.repeat(6_000)}`),
      TOO_MANY_RULES,
    ],
    [
      'a style rule with thousands of classes',
      svg(`<style>${'.a'.repeat(6_000)}{fill:url(#a)}</style>${'<g class="a"/>'.repeat(6_000)}`),
      TOO_MANY_RULES,
    ],
    [
      'a style rule with thousands of references',
      svg(`<style>g{${'fill:url(#a);'.repeat(6_000)}}</style>${'<g/>'.repeat(6_000)}`),
      TOO_MANY_RULES,
    ],
    ['more than 10,000 elements', svg('<rect/>'.repeat(10_000)), TOO_MANY],
  ])('with %s', (_title, text, message) => expect(safeSvg(text)).rejects.toThrow(message));
});

test.each([
  ['four levels of <use>', nest(4, 9, group, use)],
  ['9,999 elements', svg('<rect/>'.repeat(9_999))],
  [
    'thousands of elements with a gradient',
    svg(`${define('linearGradient')('a', '<stop/>'.repeat(9))}${refer('fill')('a').repeat(9_000)}`),
  ],
  [
    'hundreds of gradients, each with a class',
    svg(
      Array.from(
        { length: 300 },
        (_, index) =>
          `<style>.c${index}{fill:url(#g${index})}</style><linearGradient id="g${index}"/>${`<path class="c${index}"/>`.repeat(10)}`,
      ).join(''),
    ),
  ],
  [
    'long lists of classes in a few rules',
    svg(
      `<style>${'.a{fill:url(#a)}'.repeat(100)}</style>${`<g class="${'b '.repeat(300)}"/>`.repeat(1_000)}`,
    ),
  ],
  [
    'a clip path for each class',
    svg(
      `<style>.a,.b{fill:url(#none)}.a{clip-path:url(#c)}</style>${define('clipPath')('c', '<rect/>'.repeat(9))}<g class="a">${'<path class="b"/>'.repeat(5_000)}</g>`,
    ),
  ],
])('an SVG with %s is accepted', async (_title, text) => {
  await expect(safeSvg(text)).resolves.toMatchObject({ width: 300 });
});
