import type { JsonResume } from '#shared/contract/json-resume';
import { type ResumeSource } from './resume-content';
export declare function jsonResume({ site, skills, projects, timeline, publicUrl }: ResumeSource): JsonResume;
