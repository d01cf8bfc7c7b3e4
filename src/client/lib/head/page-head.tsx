import { createContext, useContext, useEffect } from 'react';
import type { PageHeadProps } from './page-tags';

export type PageHeadPlace = {
  /** On the server: takes what the rendered screen says. */
  collect?: ((head: PageHeadProps) => void) | undefined;
  /** The site's own address, when it was told. */
  publicUrl?: string | undefined;
};

export const PageHeadContext = createContext<PageHeadPlace>({});

/** Whether the document's head is still the one that the server sent. */
let isAsSent = true;

/** Title and tags of the page, on the server and after each navigation in the browser. */
export function PageHead(props: PageHeadProps) {
  const { collect, publicUrl } = useContext(PageHeadContext);
  collect?.(props);
  const { subject: _forMachines, ...head } = props;
  // Compared by what it says: a screen may render often, and its head stays the same.
  const said = JSON.stringify(head);
  useEffect(() => {
    if (isAsSent) {
      isAsSent = false;
      return;
    }
    const shown: PageHeadProps = JSON.parse(said);
    document.title = shown.title;
    let isLeft = false;
    // The title is what is read at once; machines read the rest on the page's own address.
    import('./show-page-tags')
      .then(({ showPageTags }) => isLeft || showPageTags(shown, publicUrl))
      .catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [said, publicUrl]);
  return null;
}
