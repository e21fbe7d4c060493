import { useEffect } from 'react';

/** What root.tsx calls the part of the document that is a page; toasts and announcements stand beside it. */
export const pageId = 'page';

let open = 0;

/** While a dialog is open nothing behind it can be reached, by pointer, keyboard or screen reader (WCAG 2.4.3); the last to close opens the page again. */
export const useInertPage = (opened: boolean): void => {
  useEffect(() => {
    if (!opened) return undefined;
    const page = document.getElementById(pageId);
    open += 1;
    page?.toggleAttribute('inert', true);
    return () => {
      open -= 1;
      page?.toggleAttribute('inert', open > 0);
    };
  }, [opened]);
};
