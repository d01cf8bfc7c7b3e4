type CodeInfo = {
    language: string;
    title: string;
};
/**
 * Reads the language of a code block and its title, which may be the bare name of a file, in the forms of GitHub,
 * Docusaurus, Gatsby, Hugo, VitePress, Pandoc and others. The other options have no effect.
 */
export declare function readCodeInfo(info: string): CodeInfo;
export {};
