import { describe, expect, test } from 'vitest';

const LENGTH = 80_000;
/** Reading in linear time takes less than a third of it; in quadratic time, many seconds. */
const MICROSECONDS_PER_CHARACTER = 30;

/** Beginnings of markup that end nowhere, and runs of characters that patterns may repeat. */
const UNITS = [
  ..."![ [![a]( [![a](b)]( [a]( [a][ <h1> <!-- /* <style/> { a{ # - . / ? ' \u0301 \u0301\u0316 /uploads/.".split(
    ' ',
  ),
  ...['![a](b ', '[a]: ', '<img src="', '<img ', '<h1 ', '```\n', '~~~\n', '{{< ref "', '{{< figure a="'],
  ...['{% comment %}', '{::comment}', '{/* ', '{ /* a */', '{# ', '{% raw %}', '{% highlight a %}'],
  ...['`{% highlight a %}{% endhighlight %}`\n', '`{% comment %}{% endcomment %}`\n', ' <!-- -->\n'],
  ...['`{% raw %}`<!-- -->\n', '<pre> {% comment %}{% endcomment %}\n', '{% raw %}{% endraw %}'],
  ...[
    '- {% comment %}{% endcomment %}\n',
    '- {% comment %}\n\n```\n{% endcomment %}\n',
    '`a {% comment %}\n\n{% endcomment %}b`\n',
    '{#-#}',
    '> > {#-#}\n',
    '{% highlight a %}\n{% endhighlight %}',
    '{% comment %}{% endcomment %}',
    '{% link ',
    '{{ "',
    ' ',
    '\t',
    '\n ',
    '\n\n ',
    ' #',
    'a ',
    '](',
    '# # ',
    '```\n~~~\n',
  ],
];

/** Returns the milliseconds of the work. Time in which this process had no processor does not count. */
async function measure(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return Math.min(performance.now() - startedAt, (user + system) / 1_000);
}

type Reader = [name: string, read: (text: string) => unknown];

/** Tests that each reader takes a time that grows with the length of its text, whatever the text repeats. */
export function testHostileTexts(readers: Reader[]): void {
  describe.each(readers)('reading %s takes time that grows with its length', (_name, read) => {
    test.each(UNITS)('for repeated %j', async unit => {
      const text = `${unit.repeat(LENGTH / unit.length)}x`;
      const limitMs = (LENGTH * MICROSECONDS_PER_CHARACTER) / 1_000;
      let elapsedMs = await measure(() => read(text));
      // Other tests keep the caches of the processor busy.
      if (elapsedMs > limitMs) elapsedMs = await measure(() => read(text));
      expect(elapsedMs).toBeLessThan(limitMs);
    });
  });
}
