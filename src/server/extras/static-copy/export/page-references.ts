import { Parser } from 'htmlparser2';

/** Attributes that hold one address. */
const ADDRESS_ATTRIBUTES = ['href', 'src', 'poster', 'action'];
/** Attributes that hold a list of addresses, each with a width or density. */
const LIST_ATTRIBUTES = ['srcset', 'imagesrcset'];
/** The tags whose `content` is the address of a picture. */
const PICTURE_TAGS = ['og:image', 'twitter:image'];
const SYMBOL_PREFIX = 'icon.';

export type PageReferences = {
  addresses: string[];
  /** The markup of the icons on the page, by ID. */
  symbols: Map<string, string>;
  /** The data that the server sent with the page, as JSON. */
  state: string;
};

/** Lists everything that a page refers to. `stateId` is the ID of the element with its data. */
export function readReferences(html: string, stateId: string): PageReferences {
  const addresses: string[] = [];
  const symbols = new Map<string, string>();
  let state = '';
  let isState = false;
  let symbol: { id: string; start: number } | null = null;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      for (const each of ADDRESS_ATTRIBUTES)
        if (attributes[each] !== undefined) addresses.push(attributes[each]);
      for (const each of LIST_ATTRIBUTES) addresses.push(...listSources(attributes[each] ?? ''));
      if (name === 'meta' && PICTURE_TAGS.includes(attributes.property ?? attributes.name ?? ''))
        addresses.push(attributes.content ?? '');
      if (name === 'symbol' && attributes.id?.startsWith(SYMBOL_PREFIX))
        symbol = { id: attributes.id, start: parser.startIndex };
      isState = name === 'script' && attributes.id === stateId;
    },
    ontext: text => {
      if (isState) state += text;
    },
    onclosetag: name => {
      isState = false;
      if (name !== 'symbol' || symbol === null) return;
      symbols.set(symbol.id, html.slice(symbol.start, parser.endIndex + 1));
      symbol = null;
    },
  });
  parser.end(html);
  return { addresses, symbols, state };
}

function listSources(list: string): string[] {
  return list.split(',').flatMap(source => source.trim().split(/\s+/, 1).filter(Boolean));
}

/** Lists the addresses in a style sheet of this product. */
export function readSheetReferences(css: string): string[] {
  return Array.from(css.matchAll(/url\((['"]?)([^'")]+)\1\)/g), ([, , address = '']) => address);
}

/** Removes the addresses of other sites from a text. They may have the paths and names of uploads, too. */
export function withoutOtherSites(text: string, publicUrl: string | undefined): string {
  return text.replace(/(?:https?:)?\/\/[^\s"'()<>\\]+/g, address =>
    publicUrl !== undefined && address.startsWith(`${publicUrl}/`) ? address : '',
  );
}
