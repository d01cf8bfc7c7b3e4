import { NEW_POST, type PostFields } from '#shared/contract/post';

/** A sample note names its projects by title, because their IDs don't exist until the rows are created. */
export type SampleNote = Omit<PostFields, 'projects'> & { publishAt: Date; projectTitles: string[] };

const NOTES: (Partial<SampleNote> & Pick<SampleNote, 'slug' | 'publishAt' | 'projectTitles'>)[] = [
  {
    title: 'Calibrating a scale in a freezer',
    slug: 'calibrating-a-scale-in-a-freezer',
    summary: 'How I measured four points of drift with a freezer, an oven and a 5 kg bag of sugar.',
    publishAt: new Date('2024-11-17T09:30:00.000Z'),
    projectTitles: ['Hivescale'],
    tags: ['Sensors', 'Measuring'],
    cover: '/uploads/sample-hivescale-cell.svg',
    coverAlt: 'Isometric drawing of a load cell with two highlighted strain gauges.',
    text: `Hivescale lost 240 g in its first cold night and found them again by noon. The hive was fine. The load cells had cooled by 22 degrees, and nobody had told the scale.

Two points make a line. I measured four, to see whether this is one.

## The set-up
A freezer holds −12 °C for as long as you like. A fridge with its door ajar makes 0 °C, the living room 20 °C, and an oven on its proving setting 42 °C. The weight is a bag of sugar, because it is always in the house and weighs 5 kg wherever it stands.

1. Put the scale in, empty, and wait until its own thermometer has not moved for 20 minutes.
2. Write down 64 readings and take the median.
3. Add the sugar, wait for five minutes, and do it again.

| Place | Temperature | Empty | With 5 kg |
| --- | ---: | ---: | ---: |
| Freezer | −12 °C | −352 g | 4,647 g |
| Fridge | 0 °C | −221 g | 4,778 g |
| Living room | 20 °C | 0 g | 5,000 g |
| Oven | 42 °C | 243 g | 5,244 g |

It nearly is, and nearly is worth 40 g in the cold. The weight makes a difference of 1 g at most, so the correction is added, not multiplied.

![Line chart of the error over the temperature. A line with four dots climbs from 352 g too little to 243 g too much; a nearly flat one stays within 20 g.](/uploads/sample-drift.svg "The error before, with the four points that I measured, and after (the flat line).")

## From readings to a table
The logger prints a reading a second. This turns an evening of them into the lines that go into the firmware:

\`\`\`python tools/drift_table.py
from statistics import median


def table(readings, reference=20.0):
    """Yields (celsius, correction in grams), coldest first."""
    at = {c: median(grams) for c, grams in sorted(readings.items())}
    zero = at[reference]
    for celsius, grams in at.items():
        yield celsius, round(zero - grams)
\`\`\`

> [!WARNING]
> Wait for the thermometer, not for the clock. My first table was 30 g wrong because the aluminium was still warm.

What came of it is on the page of the project, with the code that reads the table.`,
  },
  {
    title: 'Trying all 512 positions',
    slug: 'trying-all-512-positions',
    summary:
      'Nine levers have 512 positions. A test that tries each of them is shorter than a good argument.',
    publishAt: new Date('2024-03-02T18:00:00.000Z'),
    projectTitles: ['Lever Frame'],
    tags: ['Testing', 'TypeScript'],
    cover: '/uploads/sample-leverframe-levers.svg',
    coverAlt: 'The nine levers of the frame; the sixth is pulled.',
    text: `People who run a model railway are friendly, and they still find the one pair of levers that makes two trains meet. I wanted to be sure before they were.

A lever is either normal or pulled. Nine of them make 2⁹ = **512 positions**. That is few enough to try them all, so I did not have to think about which ones matter.

## The whole test
The interlocking is a table: a lever, and what must be true before it moves. It has no input and no output, so the test needs neither.

\`\`\`ts interlocking.test.ts
test('no two routes that can be clear at once share a track', () => {
  for (let bits = 0; bits < 2 ** LEVERS; bits += 1) {
    const frame = frameFrom(bits);
    if (!isReachable(frame)) continue;
    const routes = clearRoutes(frame);
    for (const [one, other] of pairs(routes)) {
      expect(sharedTracks(one, other), describe(frame)).toEqual([]);
    }
  }
});
\`\`\`

It takes 40 ms. The interesting part is \`isReachable\`: most positions cannot be reached, because a lever on the way was locked.

| | Positions |
| --- | ---: |
| There are | 512 |
| Can be reached | 71 |
| Have a signal clear | 38 |
| Have two signals clear | 9 |

## What it found
Two mistakes, both mine, both in the last hour of an evening:

- Lever 4 was locked by lever 7, and lever 7 was not locked by lever 4. A lock has to work both ways, so the table now says each of them once.
- Two signals could be clear over the same points, if the second was pulled while the points were still moving. A condition was missing, the 31st.

Both had passed every example I had written by hand. I no longer write examples for things that I can count.`,
  },
  {
    title: 'Two people, one blackbird',
    slug: 'two-people-one-blackbird',
    summary: 'Before asking how good a model is, ask how well two people agree. Mine disagreed on 9%.',
    publishAt: new Date('2025-08-09T07:15:00.000Z'),
    projectTitles: ['Dawnlist'],
    tags: ['Machine learning', 'Measuring'],
    text: `Dawnlist finds 87 of 100 songs. Is that good? I did not know what 100 was until somebody else had labelled the same three hours.

We sat in two rooms with the same recordings: 3,600 windows of 3 s. We disagreed on **324 of them, 9%**. About a third of those were slips. The rest were honest: two birds at once, a song from two gardens away, the start of something that the wind took.

| | Windows | Share |
| --- | ---: | ---: |
| Same species | 3,276 | 91.0% |
| One heard a bird, the other none | 187 | 5.2% |
| Two different species | 96 | 2.7% |
| Both heard two birds, and wrote down another | 41 | 1.1% |

Nothing that learns from one of us can agree with the other more often than we do. So 91 is the ceiling, and 87 is close to it. The next points are in the labels, not in the model.

What I changed:

- [x] Windows with two birds now have two labels.
- [x] Each window that we disagreed on was heard a third time, by both together.
- [ ] A third listener, who has never met us.

The gate is still a greenfinch.`,
  },
];

const { projects: _none, ...NEW_NOTE } = NEW_POST;

export const SAMPLE_NOTES: SampleNote[] = NOTES.map(note => ({ ...NEW_NOTE, ...note }));
