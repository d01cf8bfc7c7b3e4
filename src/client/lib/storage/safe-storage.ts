export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is kept of this site's in the browser. */
export const safeLocalStorage = createSafeStorage(() => window.localStorage);
/** What is kept of it as long as the tab is open. */
export const safeSessionStorage = createSafeStorage(() => window.sessionStorage);

/**
 * Storage that never throws. A browser may refuse all of it, down to the reading of its name, or have no room left: what
 * it does not keep then lasts as long as the page.
 */
export function createSafeStorage(open: () => SafeStorage): SafeStorage {
  const unkept = new Map<string, string>();
  return {
    getItem: key => unkept.get(key) ?? attempt(() => open().getItem(key)),
    setItem: (key, value) => {
      unkept.set(key, value);
      attempt(() => {
        open().setItem(key, value);
        unkept.delete(key);
      });
    },
    removeItem: key => {
      unkept.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
}

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch (error) {
    console.info('The browser keeps nothing for this site.', error);
    return null;
  }
}
