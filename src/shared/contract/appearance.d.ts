import { z } from 'zod';
export declare const appearanceFields: {
    accent: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    style: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            editorial: "editorial";
            instrument: "instrument";
            terminal: "terminal";
        }>;
        input: z.ZodEnum<{
            editorial: "editorial";
            instrument: "instrument";
            terminal: "terminal";
        }>;
        output: z.ZodEnum<{
            editorial: "editorial";
            instrument: "instrument";
            terminal: "terminal";
        }>;
        initial: "editorial" | "instrument" | "terminal";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"editorial" | "instrument" | "terminal", string>;
    };
    type: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            archivo: "archivo";
            mono: "mono";
            serif: "serif";
            "serif-archivo": "serif-archivo";
            style: "style";
        }>;
        input: z.ZodEnum<{
            archivo: "archivo";
            mono: "mono";
            serif: "serif";
            "serif-archivo": "serif-archivo";
            style: "style";
        }>;
        output: z.ZodEnum<{
            archivo: "archivo";
            mono: "mono";
            serif: "serif";
            "serif-archivo": "serif-archivo";
            style: "style";
        }>;
        initial: "archivo" | "mono" | "serif" | "serif-archivo" | "style";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"archivo" | "mono" | "serif" | "serif-archivo" | "style", string>;
    };
    firstTheme: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            dark: "dark";
            light: "light";
            visitor: "visitor";
        }>;
        input: z.ZodEnum<{
            dark: "dark";
            light: "light";
            visitor: "visitor";
        }>;
        output: z.ZodEnum<{
            dark: "dark";
            light: "light";
            visitor: "visitor";
        }>;
        initial: "dark" | "light" | "visitor";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"dark" | "light" | "visitor", string>;
    };
    hero: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            drawing: "drawing";
            none: "none";
            picture: "picture";
            portrait: "portrait";
        }>;
        input: z.ZodEnum<{
            drawing: "drawing";
            none: "none";
            picture: "picture";
            portrait: "portrait";
        }>;
        output: z.ZodEnum<{
            drawing: "drawing";
            none: "none";
            picture: "picture";
            portrait: "portrait";
        }>;
        initial: "drawing" | "none" | "picture" | "portrait";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"drawing" | "none" | "picture" | "portrait", string>;
    };
    heroImage: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    heroImageAlt: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
    logo: {
        column: import("./fields").FieldColumn;
        label: string;
        value: z.ZodEnum<{
            initials: "initials";
            mark: "mark";
            own: "own";
        }>;
        input: z.ZodEnum<{
            initials: "initials";
            mark: "mark";
            own: "own";
        }>;
        output: z.ZodEnum<{
            initials: "initials";
            mark: "mark";
            own: "own";
        }>;
        initial: "initials" | "mark" | "own";
        absent: 'never' | 'empty' | 'null';
        limit?: number | undefined;
        isSearched?: boolean | undefined;
        words: Record<"initials" | "mark" | "own", string>;
    };
    logoImage: import("./fields").Field<z.ZodString, z.ZodString, z.ZodString>;
};
declare const appearanceValues: {
    accent: z.ZodString;
    style: z.ZodEnum<{
        editorial: "editorial";
        instrument: "instrument";
        terminal: "terminal";
    }>;
    type: z.ZodEnum<{
        archivo: "archivo";
        mono: "mono";
        serif: "serif";
        "serif-archivo": "serif-archivo";
        style: "style";
    }>;
    firstTheme: z.ZodEnum<{
        dark: "dark";
        light: "light";
        visitor: "visitor";
    }>;
    hero: z.ZodEnum<{
        drawing: "drawing";
        none: "none";
        picture: "picture";
        portrait: "portrait";
    }>;
    heroImage: z.ZodString;
    heroImageAlt: z.ZodString;
    logo: z.ZodEnum<{
        initials: "initials";
        mark: "mark";
        own: "own";
    }>;
    logoImage: z.ZodString;
};
export type Appearance = z.infer<z.ZodObject<typeof appearanceValues>>;
export {};
