/** Types for linebreak, which pdfkit wraps its lines with. The package has none. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** Finds the next place where Unicode allows the line to end, or null after the text's end. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
