import { useState } from 'react';

/** Keeps at most one row of a list open. At first that is the row that the fragment of the address names. */
export function useOpenRow() {
  const [openId, setOpenId] = useState(() => decodeURIComponent(window.location.hash.slice(1)));
  return {
    isOpen: (id: string) => id === openId,
    open: setOpenId,
    toggle: (id: string) => setOpenId(id === openId ? '' : id),
  };
}
