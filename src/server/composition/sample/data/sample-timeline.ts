import type { TimelineElement } from '#shared/contract/timeline-element';

/** A sample element without the maps of sections, which are derived when an element is read. */
export type SampleTimelineElement = Omit<TimelineElement, '_id' | 'profile' | 'future'>;

export const SAMPLE_TIMELINE = [
  {
    type: 'profile',
    order: 0,
    year: 2026,
    title: 'Profile',
    icon: 'fa-solid fa-address-card',
    shortDescription: '',
    longDescription: '',
    profileSections: [
      {
        title: 'Who I am',
        text: 'An electronic engineer who moved to software and kept the soldering iron. I measure first, for people who need a number from a place without a socket.',
      },
      {
        title: 'What I build',
        text: 'A sensor, the service that stores its readings, and the page that shows them. Six of the eight projects here contain a circuit board.',
      },
      {
        title: 'What I leave behind',
        text: 'A repository that builds with two commands, a drawing with dimensions, and a list of the parts that wear out.',
      },
      {
        title: 'Away from the bench',
        text: 'Three beehives, a bicycle with 41,000 km on it, and a place in the second row of a brass band.',
      },
    ],
    futureSections: [],
  },
  {
    type: 'event',
    order: 1,
    year: 2015,
    title: 'One fader, seven faults',
    icon: 'fa-solid fa-sliders',
    shortDescription: 'I repaired the mixing desk of the school theatre, then asked how it worked.',
    longDescription:
      'Channel nine had been silent for two years. The fader was clean; the fault was a cracked joint 30 cm away. I found six more like it with a torch and a matchstick.\n\nThe desk ran for the rest of the season. I drew its circuit on the back of 14 programmes, and applied to study electronics with those.',
    profileSections: [],
    futureSections: [],
  },
  {
    type: 'event',
    order: 2,
    year: 2020,
    endDate: '2022',
    kind: 'work',
    title: 'Hired to read meters',
    icon: 'fa-solid fa-gauge-high',
    shortDescription: 'My first job: 3,100 water meters, and a van that drove past them once a month.',
    longDescription:
      'I joined a firm of nine people in March as its second developer. Readings arrived as text files named after the driver. I wrote the parser, then the queue behind it, then the map that showed which streets had been missed.\n\nBilling went from eleven days to one. The map found 64 meters that nobody had read since they were fitted.',
    profileSections: [],
    futureSections: [],
  },
  {
    type: 'event',
    order: 3,
    year: 2022,
    kind: 'work',
    title: 'Self-employed',
    icon: 'fa-solid fa-screwdriver-wrench',
    shortDescription: 'One client, one bench of 1.8 m, and an oscilloscope bought second-hand.',
    longDescription:
      'The first contract was the booking system of a tool library: twelve weeks, fixed price, delivered in fourteen. The two weeks over were mine to pay for, and I have put a line for testing into every estimate since.\n\nHalf of the work since then has been hardware. It takes longer and breaks in ways that a log does not show.',
    profileSections: [],
    futureSections: [],
  },
  {
    type: 'current',
    order: 4,
    year: 2026,
    title: 'Current',
    icon: 'fa-solid fa-location-dot',
    shortDescription: '',
    longDescription:
      'I am building Plotline, a pen plotter that takes its drawings from a browser, and Screwsort, a sorting line for a repair workshop. I have two days a week free from January.',
    profileSections: [],
    futureSections: [],
  },
  {
    type: 'future',
    order: 5,
    year: 2027,
    title: 'Future plans',
    icon: 'fa-solid fa-compass-drafting',
    shortDescription: '',
    longDescription: '',
    profileSections: [],
    futureSections: [
      {
        title: 'Finish the orrery',
        text: 'Six planets, one motor and an error below 1° after a simulated century.',
      },
      {
        title: 'Publish the scale',
        text: 'Board files, calibration table and assembly drawings of Hivescale, so that anyone can build one for under £60.',
      },
      {
        title: 'Teach soldering',
        text: 'Six evenings at the tool library. Each person leaves with a working thermometer.',
      },
    ],
  },
] satisfies SampleTimelineElement[];
