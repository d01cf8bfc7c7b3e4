export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const safeLocalStorage = createSafeStorage(() => window.localStorage);
export const safeSessionStorage = createSafeStorage(() => window.sessionStorage);

/**
 * Creates storage that never throws. A browser may deny all access to it or be out of space. Values that it
 * rejects last until the page is closed.
 */
export function createSafeStorage(open: () => SafeStorage): SafeStorage {
  const fallback = new Map<string, string>();
  return {
    getItem: key => fallback.get(key) ?? attempt(() => open().getItem(key)),
    setItem: (key, value) => {
      fallback.set(key, value);
      attempt(() => {
        open().setItem(key, value);
        fallback.delete(key);
      });
    },
    removeItem: key => {
      fallback.delete(key);
      attempt(() => open().removeItem(key));
    },
  };
}

function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch (error) {
    console.info('browser storage unavailable', error);
    return null;
  }
}
