/**
 * Suggests a setting for each variable with a similar name. Variables of other programs resemble no setting, so one that
 * resembles none is reported only if it is in `.env`, which is for the site alone.
 */
export declare function listMisspelledSettings(names: string[], namesInFile: string[], settings: string[]): string[];
