import { type ParseArgsConfig, parseArgs } from 'node:util';

/**
 * Reads the words after the name of a command. Each command calls it first: `--help` prints the usage and ends the process,
 * and so does a word that the command does not know, with 1. No command takes two words that are not options.
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
    // The rest of the message explains a rare form of arguments.
    const [sentence = ''] = String(Object(error).message).split(/(?<=\.) /);
    return refuseUsage(sentence, usage);
  }
}

/** Prints what is wrong with the words of a command, with its usage, and ends the process with 1. */
export function refuseUsage(problem: string, usage: string): never {
  process.stderr.write(`${problem.replace(/\.?$/, '.')}\n\n${usage}\n`);
  process.exit(1);
}
