import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Parses the arguments of a command, which may have one besides its options. Exits after it prints the usage for `--help`,
 * with code 0, or for an unknown argument, with code 1. Each command calls this first.
 */
export function readCommandLine<const T extends ParseArgsConfig>(usage: string, config: T) {
  if (process.argv.slice(2).some(word => word === '--help' || word === '-h')) {
    process.stdout.write(`${usage}\n`);
    process.exit(0);
  }
  try {
    const read = parseArgs<T>(config);
    const { 1: extra } = read.positionals;
    return extra === undefined ? read : refuseUsage(`Unexpected argument '${extra}'`, usage);
  } catch (error) {
    // The other sentences explain how to pass arguments that begin with a dash.
    const [sentence = ''] = String(Object(error).message).split(/(?<=\.) /);
    return refuseUsage(sentence, usage);
  }
}

/** Prints the problem and the usage, then exits with code 1. */
export function refuseUsage(problem: string, usage: string): never {
  process.stderr.write(`${problem.replace(/\.?$/, '.')}\n\n${usage}\n`);
  process.exit(1);
}
