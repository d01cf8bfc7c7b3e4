import { type Environment, parseEnvironment, readProcessEnvironment } from './core/config/env';
import { coreSettings } from './core/config/env-schema';
import type { Extra } from './extras/extra';
import { extras } from './extras/extras';

const list: Extra[] = Object.values(extras);
const extraSettings = list.flatMap(({ settings }) => settings ?? []);

/** The groups of all settings, for their documentation. */
export const settingGroups = [...coreSettings, ...extraSettings];

/** Reads the settings of the core and of all extras. @throws EnvironmentError */
export function readEnvironment(
  source: Record<string, string | undefined>,
  namesInFile?: string[],
): Environment {
  return parseEnvironment(source, { extraSettings, ...(namesInFile && { namesInFile }) });
}

/** Reads the environment of this process, including a `.env` file in the working directory. @throws EnvironmentError */
export const processEnvironment = (): Environment => readProcessEnvironment(extraSettings);
