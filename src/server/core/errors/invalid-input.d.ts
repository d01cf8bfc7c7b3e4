import { AppError, type InputIssue } from './app-error';
/** Creates the error for invalid input, whose message describes the first issue. */
export declare function createInputError(issues: InputIssue[]): AppError;
/** Describes the first issue, such as 'GitHub URL must be a web address'. */
export declare function describeIssues([issue]: InputIssue[]): string;
