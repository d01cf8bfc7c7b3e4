import { nameKey } from '#shared/names';

/** Short and earlier names that people use for technologies of the catalog. */
const ALIASES: Partial<Record<string, string>> = {
  aws: 'amazonwebservices',
  azure: 'microsoftazure',
  ble: 'bluetoothlowenergy',
  cassandra: 'apachecassandra',
  cpp: 'c++',
  csharp: 'c#',
  css3: 'css',
  d3: 'd3js',
  dotnet: 'net',
  expressjs: 'express',
  fsharp: 'f#',
  gcp: 'googlecloud',
  golang: 'go',
  html5: 'html',
  illustrator: 'adobeillustrator',
  js: 'javascript',
  k8s: 'kubernetes',
  kafka: 'apachekafka',
  mongo: 'mongodb',
  nlp: 'naturallanguageprocessing',
  node: 'nodejs',
  photoshop: 'adobephotoshop',
  postgres: 'postgresql',
  rails: 'rubyonrails',
  reactjs: 'react',
  sklearn: 'scikitlearn',
  spark: 'apachespark',
  spring: 'springboot',
  tailwind: 'tailwindcss',
  ts: 'typescript',
  vscode: 'visualstudiocode',
  vue: 'vuejs',
  wasm: 'webassembly',
};

/**
 * Returns the key by which names of technologies are compared. 'Node.js', 'NodeJS' and 'node' have the same,
 * but 'C', 'C++' and 'C#' have three.
 */
export function technologyKey(name: string): string {
  const key = nameKey(name).replace(/[\s.,_/-]/g, '');
  return Object.hasOwn(ALIASES, key) ? (ALIASES[key] ?? key) : key;
}
