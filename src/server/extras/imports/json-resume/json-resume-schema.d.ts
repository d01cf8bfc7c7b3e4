import { z } from 'zod';
/** The imported parts of a JSON Resume, in versions 0.0 and 1.0 of its schema. */
declare const resumeSchema: z.ZodObject<{
    basics: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        name: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        label: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        email: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        phone: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        summary: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        url: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        website: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        location: z.ZodOptional<z.ZodNullable<z.ZodObject<{
            city: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
            region: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
            countryCode: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        }, z.core.$strip>>>;
        profiles: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
            network: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
            username: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
            url: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        }, z.core.$strip>>>>, z.ZodTransform<{
            network: string;
            username: string;
            url: string;
        }[], {
            network: string;
            username: string;
            url: string;
        }[] | null | undefined>>;
    }, z.core.$strip>>>;
    work: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        startDate: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        endDate: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        name: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        company: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        position: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        description: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        summary: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        highlights: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>>>>, z.ZodTransform<string[], string[] | null | undefined>>;
    }, z.core.$strip>>>>, z.ZodTransform<{
        startDate: string;
        endDate: string;
        name: string;
        company: string;
        position: string;
        description: string;
        summary: string;
        highlights: string[];
    }[], {
        startDate: string;
        endDate: string;
        name: string;
        company: string;
        position: string;
        description: string;
        summary: string;
        highlights: string[];
    }[] | null | undefined>>;
    education: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        startDate: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        endDate: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        institution: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        area: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        studyType: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        courses: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>>>>, z.ZodTransform<string[], string[] | null | undefined>>;
    }, z.core.$strip>>>>, z.ZodTransform<{
        startDate: string;
        endDate: string;
        institution: string;
        area: string;
        studyType: string;
        courses: string[];
    }[], {
        startDate: string;
        endDate: string;
        institution: string;
        area: string;
        studyType: string;
        courses: string[];
    }[] | null | undefined>>;
    projects: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        startDate: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        endDate: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        name: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        description: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        highlights: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>>>>, z.ZodTransform<string[], string[] | null | undefined>>;
        keywords: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>>>>, z.ZodTransform<string[], string[] | null | undefined>>;
        url: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
    }, z.core.$strip>>>>, z.ZodTransform<{
        startDate: string;
        endDate: string;
        name: string;
        description: string;
        highlights: string[];
        keywords: string[];
        url: string;
    }[], {
        startDate: string;
        endDate: string;
        name: string;
        description: string;
        highlights: string[];
        keywords: string[];
        url: string;
    }[] | null | undefined>>;
    skills: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        name: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>;
        keywords: z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodPipe<z.ZodOptional<z.ZodNullable<z.ZodString>>, z.ZodTransform<string, string | null | undefined>>>>>, z.ZodTransform<string[], string[] | null | undefined>>;
    }, z.core.$strip>>>>, z.ZodTransform<{
        name: string;
        keywords: string[];
    }[], {
        name: string;
        keywords: string[];
    }[] | null | undefined>>;
}, z.core.$strip>;
export type ResumeFile = z.infer<typeof resumeSchema>;
export type ResumeBasics = NonNullable<ResumeFile['basics']>;
export type ResumeProfile = ResumeBasics['profiles'][number];
export type ResumeWork = ResumeFile['work'][number];
export type ResumeEducation = ResumeFile['education'][number];
export type ResumeProject = ResumeFile['projects'][number];
/** The parts of the file as they are, and the names of those that are not imported. */
export type ParsedResume = {
    resume: ResumeFile;
    otherSections: string[];
    otherFields: string[];
};
/** @throws AppError BAD_REQUEST that names the reason */
export declare function parseResumeFile(content: string): ParsedResume;
export {};
