import { register } from 'tsx/esm/api';

// Lets threads and processes without a build load TypeScript. `--import=tsx` alone registers nothing in
// threads.
register();
