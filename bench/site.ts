import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';

export type Started = { process: ChildProcess; match: RegExpExecArray; stop(): Promise<void> };

/** Starts a program and waits for the line that says it is ready. */
export async function start(
  parameters: string[],
  environment: Record<string, string>,
  ready: RegExp,
): Promise<Started> {
  const child = spawn(process.execPath, parameters, {
    env: { PATH: process.env.PATH ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const match = await new Promise<RegExpExecArray>((resolve, reject) => {
    child.once('exit', code => reject(new Error(`${parameters[0]} ended with ${code}:\n${output}`)));
    child.stdout.on('data', chunk => {
      output += chunk;
      const found = ready.exec(output);
      if (found) resolve(found);
    });
  });
  return {
    process: child,
    match,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** Memory that the process holds, in MiB; null where the system does not tell. */
export async function residentMiB(pid: number | undefined): Promise<number | null> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8');
    const [, kib] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
    return kib === undefined ? null : Number(kib) / 1024;
  } catch {
    return null;
  }
}

/** Time that the process has had of the processor, all its threads together; null where the system does not tell. */
export async function processorMs(pid: number | undefined): Promise<number | null> {
  try {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8');
    // After the program's name, which may contain anything; in hundredths of a second.
    const fields = status.slice(status.lastIndexOf(')')).split(' ');
    return (Number(fields[12]) + Number(fields[13])) * 10;
  } catch {
    return null;
  }
}
