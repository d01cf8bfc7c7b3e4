/** Types for the tokenizer of css-tree. The package has none. */
declare module 'css-tree/tokenizer' {
  export function tokenize(text: string, onToken: (type: number, start: number, end: number) => void): void;
  /** The types of tokens, with the names of the CSS specification. */
  export const tokenTypes: Record<
    | 'Ident'
    | 'Function'
    | 'AtKeyword'
    | 'String'
    | 'BadString'
    | 'Url'
    | 'BadUrl'
    | 'WhiteSpace'
    | 'Colon'
    | 'Semicolon'
    | 'LeftSquareBracket'
    | 'RightSquareBracket'
    | 'LeftParenthesis'
    | 'RightParenthesis'
    | 'LeftCurlyBracket'
    | 'RightCurlyBracket'
    | 'Comment',
    number
  >;
}
