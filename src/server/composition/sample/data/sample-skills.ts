import type { Skill } from '#shared/contract/skill';

const SKILLS: Record<string, [name: string, icon: string, color: string, description: string][]> = {
  Languages: [
    [
      'TypeScript',
      'fa-brands fa-typescript',
      '#3178c6',
      'Strict mode. Types come from one schema, not from two copies.',
    ],
    ['Python', 'fa-brands fa-python', '#3776ab', 'Training scripts, data checks, and the glue on a bench.'],
    ['C++', 'fa-solid fa-c', '#00599c', 'Firmware without a heap, on parts with 32 kB of memory.'],
    ['Rust', 'fa-brands fa-rust', '#000000', 'The solver that has to finish within one frame.'],
  ],
  Frontend: [
    ['React', 'fa-brands fa-react', '#61dafb', 'Function components, rendered on the server first.'],
    ['HTML', 'fa-brands fa-html5', '#e34f26', 'Forms that work before the script arrives.'],
    ['CSS', 'fa-brands fa-css', '#663399', 'Grid, custom properties, one file of tokens.'],
    ['SVG', 'fa-solid fa-bezier-curve', '#ffb13b', 'Plans, track diagrams and every drawing on this site.'],
  ],
  Backend: [
    ['Node.js', 'fa-brands fa-node-js', '#5fa04e', 'One process, one log line for each request.'],
    [
      'PostgreSQL',
      'fa-brands fa-postgresql',
      '#4169e1',
      'Readings partitioned by month, indexes before caches.',
    ],
    ['SQLite', 'fa-solid fa-feather', '#003b57', 'One file to copy when the site has one server.'],
    [
      'MQTT',
      'fa-solid fa-tower-broadcast',
      '#660066',
      'Retained topics, so that a new screen starts with a value.',
    ],
  ],
  Hardware: [
    ['ESP32', 'fa-solid fa-microchip', '#e7352c', 'Deep sleep at 12 µA, a wake timer and a radio.'],
    [
      'Raspberry Pi',
      'fa-brands fa-raspberry-pi',
      '#a22846',
      'For work that needs a file system and a microphone.',
    ],
    [
      'Arduino',
      'fa-solid fa-infinity',
      '#00878f',
      'The first version of a motor controller, in one evening.',
    ],
    ['KiCad', 'fa-solid fa-diagram-project', '#314cb0', 'Two-layer boards, up to 160 parts so far.'],
  ],
  Tools: [
    ['Git', 'fa-brands fa-git-alt', '#f05032', 'One change in a commit, the reason in its body.'],
    ['Docker', 'fa-brands fa-docker', '#2496ed', 'The same image on the laptop and on the server.'],
    ['Linux', 'fa-brands fa-linux', '#fcc624', 'systemd units, journals, and a watchdog on field devices.'],
    ['PyTorch', 'fa-solid fa-fire', '#ee4c2c', 'Models under 5 MB, each beside its baseline.'],
  ],
};
const CORE_NAMES = ['TypeScript', 'Python', 'React', 'Node.js'];

/** Every category has skills that are not core, because the home page shows only those in tabs. */
export const SAMPLE_SKILLS: Omit<Skill, '_id'>[] = Object.entries(SKILLS).flatMap(([category, rows]) =>
  rows.map(([name, icon, color, description]) => {
    return { name, category, description, icon, color, isCore: CORE_NAMES.includes(name) };
  }),
);
