declare module '@jsonresume/schema' {
  export function validate(resume: object, done: (errors: unknown, isValid?: boolean) => void): void;
}

declare module 'jsonresume-theme-even' {
  export function render(resume: object): string;
}

declare module 'jsonresume-theme-stackoverflow' {
  export function render(resume: object): string;
}
