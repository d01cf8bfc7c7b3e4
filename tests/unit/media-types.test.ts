import { expect, test } from 'vitest';
import { recognizeMedia } from '#server/features/uploads/media-types';

const NAMESPACE = 'http://www.w3.org/2000/svg';

test.each([
  ['is the first element', `<svg xmlns="${NAMESPACE}"/>`],
  ['has a prefix', `<svg:svg xmlns:svg="${NAMESPACE}"/>`],
  ['has a prefix after a prolog', `<?xml version="1.0"?>\n<!-- a -->\n<s:svg xmlns:s="${NAMESPACE}"/>`],
])('a file whose svg element %s is recognized as a drawing', async (_title, text) => {
  expect(await recognizeMedia(Buffer.from(text))).toMatchObject({ extension: 'svg' });
});

test.each([
  ['HTML with a drawing', `<html><svg xmlns="${NAMESPACE}"/></html>`],
  ['XML with another element', '<?xml version="1.0"?><svgs/>'],
])('%s is not recognized as a drawing', async (_title, text) => {
  expect((await recognizeMedia(Buffer.from(text)))?.kind).not.toBe('image');
});
