/** Texts by key. A text may have placeholders, such as `{count}`. Two texts with a count end in `_one` and `_other`. */
export type Texts = Readonly<Record<string, string>>;

/** The keys of texts without the endings of plurals. */
export type TextName<English extends Texts> = {
  [Key in keyof English & string]: Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;
}[keyof English & string];

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The names of the values that a text needs. A plural needs its count. */
type Needed<English extends Texts, Name extends string> =
  | Placeholders<English[Extract<keyof English, Name | `${Name}_other`>]>
  | (`${Name}_other` extends keyof English ? 'count' : never);

type Values<Needs extends string> = [Needs] extends [never]
  ? []
  : [values: { [Name in Needs]: Name extends 'count' ? number : string | number }];

export type Translate<English extends Texts> = <Name extends TextName<English>>(
  name: Name,
  ...values: Values<Needed<English, Name>>
) => string;

/** The words of a page: its locale, and the texts that replace English ones. */
export type Words = { locale: string; texts: Partial<Texts> };

/** Returns the function that finds a text by its name and fills in the values. Numbers follow the locale. */
export function createTranslate<English extends Texts>(
  english: English,
  { locale, texts }: Words,
): Translate<English> {
  return (name, values?: Readonly<Record<string, string | number>>) => {
    const plural = typeof values?.count === 'number' ? new Intl.PluralRules(locale).select(values.count) : '';
    const keys = [`${name}_${plural}`, `${name}_other`, name];
    const text = [texts, english].flatMap(table => keys.flatMap(key => table[key] ?? [])).at(0) ?? '';
    return text.replace(/\{(\w+)\}/g, (placeholder, key: string) => {
      const value = values?.[key] ?? placeholder;
      return typeof value === 'number' ? new Intl.NumberFormat(locale).format(value) : value;
    });
  };
}
