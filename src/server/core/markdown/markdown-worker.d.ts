import { type MarkdownOptions } from './render-markdown';
export type MarkdownTask = {
    text: string;
    options: MarkdownOptions;
};
export declare function render({ text, options }: MarkdownTask): string;
export declare function paragraphs({ text }: Pick<MarkdownTask, 'text'>): string[];
