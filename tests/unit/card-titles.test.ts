import { expect, test } from 'vitest';
import { createMeasure } from '#server/core/font/measure-text';
import { toSettableText } from '#server/core/font/settable-text';
import { createTypefaceLoader } from '#server/core/font/typefaces';
import { INNER_WIDTH, TEXT_WIDTH } from '#server/features/generated-pictures/card-layout';
import { layOutTitle } from '#server/features/generated-pictures/card-svg';
import { listManyTitles } from '../support/content/many-titles';
import { readScriptFont } from '../support/content/script-fonts';

const SCRIPTS = ['japanese', 'hebrew', 'arabic'] as const;
const loadTypefaces = createTypefaceLoader({
  readUpload: async address => {
    const script = SCRIPTS.find(name => address === name);
    return script ? readScriptFont(script) : null;
  },
});
const TITLES = listManyTitles();

test.each(['archivo', 'serif', 'mono'] as const)(
  'titles of many scripts in %s fit on a share picture, and only very long ones are cut',
  async pair => {
    const { head: fonts } = await loadTypefaces(pair, SCRIPTS);
    const tracking = pair === 'mono' ? 0 : -0.02;
    for (const { text, language } of TITLES) {
      const title = toSettableText(text, fonts);
      for (const width of title === '' ? [] : [TEXT_WIDTH, INNER_WIDTH]) {
        const { lines, size } = layOutTitle(title, language, width, { fonts, tracking });
        const measure = createMeasure({ fonts, size, tracking });
        for (const line of lines) expect(measure(line), `${line} of ${title}`).toBeLessThanOrEqual(width);
        expect(lines.length * size).toBeLessThanOrEqual(208);
        const isWhole = !lines.at(-1)?.endsWith('...');
        if (isWhole) expect(toLetters(lines.join(''))).toBe(toLetters(title));
        else expect(title.length).toBeGreaterThan(55);
      }
    }
  },
);

test('a long word of a share picture is divided at its joints', async () => {
  const { head: fonts } = await loadTypefaces('mono');
  const layOut = (title: string) => layOutTitle(title, 'de', TEXT_WIDTH, { fonts });
  expect(layOut('Geschwindigkeitsüberwachungsprotokoll')).toEqual({
    lines: ['Geschwindigkeits-', 'überwachungs-', 'protokoll'],
    size: 40,
  });
  expect(layOut('Störungsannahme für die Stadtwerke').lines).toContain('Störungsannahme');
});

function toLetters(text: string): string {
  return text.replace(/[\s-]/g, '');
}
