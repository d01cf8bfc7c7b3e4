import { z } from 'zod';

const dates = {
  startDate: z.string().exactOptional().describe('A year, a month or a day.'),
  endDate: z.string().exactOptional().describe('Absent if ongoing.'),
};

/** The published content of the site in the format of jsonresume.org. */
export const jsonResumeSchema = z
  .object({
    $schema: z.string(),
    basics: z.object({
      name: z.string(),
      label: z.string().exactOptional(),
      image: z.string().exactOptional(),
      email: z.string().exactOptional(),
      phone: z.string().exactOptional(),
      url: z.string().exactOptional(),
      summary: z.string().exactOptional(),
      location: z.object({ city: z.string() }).exactOptional(),
      profiles: z.array(
        z.object({ network: z.string(), username: z.string().exactOptional(), url: z.string() }),
      ),
    }),
    work: z.array(
      z.object({
        name: z.string(),
        position: z.string().exactOptional().describe('Absent if the title names no employer.'),
        ...dates,
        summary: z.string().exactOptional(),
        highlights: z.array(z.string()),
      }),
    ),
    education: z.array(
      z.object({
        institution: z.string(),
        area: z.string().exactOptional(),
        ...dates,
        courses: z.array(z.string()),
      }),
    ),
    projects: z.array(
      z.object({
        name: z.string(),
        description: z.string().exactOptional(),
        keywords: z.array(z.string()),
        ...dates,
        url: z.string().exactOptional(),
      }),
    ),
    skills: z.array(z.object({ name: z.string(), keywords: z.array(z.string()) })),
    interests: z.array(z.object({ name: z.string(), keywords: z.array(z.string()) })),
    meta: z.object({ version: z.string(), canonical: z.string().exactOptional() }),
  })
  .meta({ id: 'JsonResume' });
export type JsonResume = z.infer<typeof jsonResumeSchema>;
