import { NEW_PROJECT, type ProjectFields } from '#shared/contract/project';

type SampleProject = Partial<ProjectFields> & Pick<ProjectFields, 'category'>;

const PROJECTS: SampleProject[] = [
  {
    title: 'Hivescale',
    pageLayout: 'story',
    description: 'Fourteen platform scales that weigh beehives every ten minutes, to within 20 g.',
    details: `A colony gains up to 3 kg on a good day in May and can starve in a wet June. Opening the hive to look cools the brood. Hivescale weighs the whole hive instead: four load cells under a platform, a logger on a mast and a 2 W panel.

The logger sleeps at **12 µA**, wakes for 700 ms, takes 16 samples and sends the median over MQTT. The page draws one line for each hive and marks the days on which somebody lifted the lid.

### How it fits together
- Platform: two aluminium plates, four 50 kg load cells, no moving parts.
- Board: two layers, 61 parts, coated against condensation.
- Service: readings in PostgreSQL, partitioned by month, shown within 4 s.

![Isometric drawing of a load cell: an aluminium bar with two highlighted strain gauges, bent by an arrow from above.](/uploads/sample-hivescale-cell.svg#wide "One of the four load cells. The two gauges measure 0.2 mm of bending.")

### The drift
The first night showed a hive that ate 240 g and had it back by noon. Nothing had eaten anything: the cells had cooled by 22 degrees. A table of four temperatures, measured in a freezer and an oven, corrects it.

| Change | Error at −5 °C | Error at 35 °C | Cost per scale |
| --- | ---: | ---: | ---: |
| As bought | 275 g | 165 g | £0 |
| Two-point correction | 61 g | 44 g | £0 |
| Table of four points | 18 g | 14 g | £0 |
| Table and a vented cover | 11 g | 8 g | £1.40 |

\`\`\`cpp firmware/drift.cpp
// A load cell is also a thermometer.
static const Point table[] = {
  { -12.0f, +352 }, { 0.0f, +221 }, { 20.0f, 0 }, { 42.0f, -243 },
};

int32_t correct(int32_t grams, float celsius) {
  const Point *p = segment(table, celsius);
  if (!p) return reject("outside -12 to 42 degrees");
  return grams + lerp(p[0], p[1], celsius);
}
\`\`\`

> [!NOTE]
> Measure each cell. Two of one batch differed by 4 g for each degree: a table copied from another scale is worse than none.

The scales produced **1.4 million readings** in their first two years. The longest gap is 9 hours, after a cow leaned on a mast.[^cow]

[^cow]: The mast now has a second guy rope, and the logger keeps what it could not send.`,
    learned: `A load cell is also a thermometer: mine drifted 11 g for each degree. A table measured in a freezer and an oven brought that down to 2 g.

I should have fitted the connectors before the coating. I now write the assembly order before I order the parts.`,
    image: '/uploads/sample-hivescale.svg',
    imageAlt:
      'Isometric drawing of a beehive on a platform scale with highlighted load cells; one comb is raised, and a mast with a solar panel stands beside it.',
    skills: ['ESP32', 'C++', 'KiCad', 'MQTT', 'PostgreSQL', 'TypeScript', 'React'],
    keyFigures: [
      { value: '14', label: 'scales in the field' },
      { value: '1.4 million', label: 'readings in two years' },
      { value: '12 µA', label: 'asleep' },
      { value: '20 g', label: 'largest error' },
    ],
    github: 'https://example.com/code/hivescale',
    live: 'https://example.org/hivescale',
    status: 'completed',
    timeline: 'April to October 2024',
    category: 'Devices',
    featured: true,
    public: true,
    media: [
      {
        type: 'image',
        url: '/uploads/sample-hivescale-cell.svg',
        caption: 'One of the four load cells. The bar bends by 0.2 mm at 50 kg; the two gauges measure that.',
        alt: 'Isometric drawing of a load cell with two highlighted strain gauges.',
        filename: 'sample-hivescale-cell.svg',
      },
      {
        type: 'image',
        url: '/uploads/sample-hivescale.svg',
        caption: 'The complete hive: scale, brood box, super and logger. The roof lies beside it.',
        filename: 'sample-hivescale.svg',
      },
    ],
  },
  {
    title: 'Lever Frame',
    pageLayout: 'story',
    description:
      'A signal box in the browser for a club’s model railway: nine levers, and no two routes that can meet.',
    details: `The club’s layout is 9 m long and used to need three people who could see each other. Lever Frame puts the nine-lever frame of the original station on a tablet: pull a lever and the points move, or the lever stays locked and says which other lever holds it.

Four levers move points and five clear signals. The interlocking is a table of **31 conditions** in one TypeScript module without any input or output. A test tries all 512 positions of the levers and checks that no two routes can meet.

### Parts
- Frame: SVG, drawn from the same table that locks it.
- Server: Node.js on a Raspberry Pi under the baseboard, 38 ms from lever to motor.
- Log: every movement in SQLite, so that a session can be replayed.`,
    learned: `Safety rules belong in data. The first version had them in code, and two of the club’s members found the gap in ten minutes.

A lever that refuses needs a reason beside it. After I added the sentence, questions fell from about 20 an evening to 2.`,
    image: '/uploads/sample-leverframe.svg',
    imageAlt:
      'Isometric drawing of a model railway with a train, a station and a signal box; one route through the points is marked.',
    skills: ['TypeScript', 'React', 'SVG', 'Node.js', 'SQLite', 'Raspberry Pi'],
    github: 'https://example.com/code/lever-frame',
    live: 'https://example.org/lever-frame',
    status: 'completed',
    timeline: 'September 2023 to February 2024',
    category: 'Web applications',
    featured: true,
    public: true,
    media: [
      {
        type: 'image',
        url: '/uploads/sample-leverframe-levers.svg',
        caption:
          'The nine levers as the tablet draws them. Lever six is pulled, and one block instrument has followed.',
        filename: 'sample-leverframe-levers.svg',
      },
    ],
  },
  {
    title: 'Dawnlist',
    pageLayout: 'story',
    description: 'A box in the garden that writes down which of 62 bird species sang, and when.',
    details: `Dawnlist listens from one hour before sunrise and cuts the sound into windows of 3 s. A model of **3.8 MB** names what it hears; everything under a confidence of 0.8 is thrown away. No recording leaves the box: the list does.

I trained on 41 hours of labelled recordings and tested on three gardens that the model had never heard. It finds **87 of 100** songs there; a nearest-neighbor baseline finds 54. It still takes a wheezing gate for a greenfinch.

### Running costs
- 1.1 W on average, measured over a week.
- 140 ms for each window on a board without an accelerator.
- 6 MB of storage a year for the list.`,
    learned: `Labels made by one person are one person’s habits. Two listeners disagreed on 9% of the windows, which put a ceiling on everything after.

Most of the accuracy came from background noise: adding my own rain, traffic and gate to the training set was worth 11 points.`,
    image: '/uploads/sample-dawnlist.svg',
    imageAlt:
      'Isometric drawing of a spectrogram as a relief of ridges, one call picked out, with a microphone beside it.',
    skills: ['Python', 'PyTorch', 'ONNX', 'Raspberry Pi', 'SQLite'],
    github: 'https://example.com/code/dawnlist',
    status: 'completed',
    timeline: 'January to July 2025',
    category: 'Machine learning',
    featured: true,
    public: true,
    media: [
      {
        type: 'image',
        url: '/uploads/sample-dawnlist-board.svg',
        caption: 'The opened box: microphone, single-board computer and the lid with its 71 holes.',
        filename: 'sample-dawnlist-board.svg',
      },
    ],
  },
  {
    title: 'Plotline',
    description: 'A pen plotter for A3 that takes its drawing straight from a browser tab.',
    details: `Plotters want a driver, a converter and a file on a card. Plotline wants a cable: the page reads an SVG, orders its strokes, shows the time it will take and streams the moves over Web Serial.

The planner shortens the way with the pen up by **63%** on my set of 40 drawings. Speed is limited by the corner, not by the line, so circles stay round at 90 mm/s.

### Done and to do
- Done: frame, firmware, planner, preview.
- Next: a pen holder that lifts in under 80 ms.
- Then: pen changes in the middle of a drawing.`,
    learned: `A belt that is tight enough to hum at 110 Hz repeats to 0.05 mm. Below that I was tuning software against rubber.

Showing the remaining time changed how people use it: they walk away, which means that the pause button has to be on the machine.`,
    image: '/uploads/sample-plotline.svg',
    imageAlt:
      'Isometric drawing of a pen plotter half way through a looped figure; the finished part of the line is highlighted.',
    skills: ['TypeScript', 'SVG', 'Arduino', 'C++', 'FreeCAD'],
    github: 'https://example.com/code/plotline',
    status: 'wip',
    timeline: 'Since February 2026',
    category: 'Devices',
    featured: true,
    public: true,
  },
  {
    title: 'Lending Desk',
    description: 'Bookings for a tool library: 640 tools, 1,900 members, one tablet on the counter.',
    details: `The library kept its loans on cards and its reservations in a notebook. Lending Desk replaces both: a tool has a tag, a member has a number, and a loan takes **two scans**.

The empty silhouette on the board became the central idea of the page: what is out is shown in its place, with the day it comes back. Overdue notes go out at 09:00, once, and say who is waiting.

The code belongs to the library and is not public. It has run since October 2022 with 26 minutes of downtime, all of them one expired certificate.`,
    learned: `Paper has good error handling: anyone can write in the margin. I added a free note to every loan in the second week, and it is the field that is used most.

I had estimated twelve weeks and took fourteen. The missing two were moving 23 years of cards.`,
    image: '/uploads/sample-lendingdesk.svg',
    imageAlt:
      'Isometric drawing of a tool library: shelves of cases, a counter, and a pegboard on which one tool is an empty silhouette.',
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Docker'],
    live: 'https://example.org/lending-desk',
    status: 'completed',
    timeline: 'July to October 2022',
    category: 'Web applications',
  },
  {
    title: 'Screwsort',
    description: 'A belt, a camera and three air jets that turn a bucket of fasteners into stock.',
    details: `A repair workshop takes apart 30 machines a week and keeps the screws in buckets. Screwsort drops them on a belt, photographs each one from above and blows it into one of three bins.

The classifier tells nuts, washers and bolts apart with **99.2%** accuracy at two parts a second. Size is not learnt but measured: the belt has a printed scale, good to 0.3 mm.

Open points are bolts that lie on other bolts, and the noise of the valves, 78 dB at the operator’s ear. The workshop owns the code.`,
    learned: `Light is a component. A ring of 24 LEDs did more than two weeks of training, because it removed the shadows that the model had been reading.`,
    image: '/uploads/sample-screwsort.svg',
    imageAlt:
      'Isometric drawing of a conveyor with nuts, washers and bolts; a camera has marked one nut, and three bins stand in front.',
    skills: ['Python', 'PyTorch', 'Raspberry Pi', 'Linux'],
    status: 'wip',
    timeline: 'Since June 2026',
    category: 'Machine learning',
  },
  {
    title: 'Orrery',
    description: 'Six planets on one motor, printed gears, and an error below 1° after a century.',
    details: `Six arms turn on six nested tubes, each driven through two pairs of gears. A search over **1.2 million** gear trains with at most 96 teeth gave ratios within 0.01% of the real periods.

The design is complete on paper. What is left is printing 24 gears, and finding out what 0.2 mm of play does to Saturn.

### Parts list
- 24 printed gears, module 1.
- Six brass tubes from 4 to 14 mm.
- One stepper motor, one microcontroller, one knob for the date.`,
    learned: `Nothing yet about the machine. About the search: sorting the candidates by error first and size second cut its run from 40 minutes to 50 s.`,
    image: '/uploads/sample-orrery.svg',
    imageAlt:
      'Isometric drawing of a table-top orrery: six planets on arms around a bright sun, above a gear train.',
    skills: ['C++', 'ESP32', 'FreeCAD'],
    github: 'https://example.com/code/orrery',
    status: 'planned',
    timeline: 'January to May 2027',
    category: 'Devices',
    public: true,
  },
  {
    title: 'Draughtplan',
    description: 'Draw your flat, enter three temperatures, and see which window to seal first.',
    details: `Energy reports give one letter for a whole building. I would like to see a number for each window. Draughtplan takes a floor plan, the materials of the walls and a few readings, and draws lines of equal temperature on the floor.

The solver is a grid of 5 cm cells in Rust, compiled to WebAssembly. A flat of 60 m² takes **16 ms** in the first experiment, so a wall can be dragged while the lines follow.

I am collecting plans with measurements to check it against. Three flats so far; ten would do.`,
    learned: `The experiment matched a thermometer to 0.8 °C in two rooms and missed by 4 °C in the third. The third had an open letter box.`,
    image: '/uploads/sample-draughtplan.svg',
    imageAlt:
      'Isometric drawing of a flat without its ceiling; lines of equal temperature spread across the floor from one window.',
    skills: ['TypeScript', 'Rust', 'SVG', 'CSS'],
    github: 'https://example.com/code/draughtplan',
    status: 'planning',
    timeline: 'Not dated yet',
    category: 'Web applications',
    public: true,
  },
];

/**
 * The most important project is first. Categories first occur in the order Devices, Web applications, Machine
 * learning.
 */
export const SAMPLE_PROJECTS: ProjectFields[] = PROJECTS.map(project => ({ ...NEW_PROJECT, ...project }));
