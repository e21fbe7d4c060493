import { useEffect } from 'react';

/** What root.tsx calls the part of the document that is a page; toasts and announcements stand beside it. */
export const pageId = 'page';

/** On what a stage shows beside its own dialogs: they open inside it, so the stage itself must stay within reach. */
export const behindDialogs = 'data-behind-dialogs';

/** A stage that stands beside the page, such as that of the visitor's trial, has the whole page behind it. */
const pageBehind = (): Element | null => {
  const page = document.getElementById(pageId);
  return (page ?? document).querySelector(`[${behindDialogs}]`) ?? page;
};

let open = 0;

/** While a dialog is open nothing behind it can be reached, by pointer, keyboard or screen reader (WCAG 2.4.3); the last to close opens the page again. */
export const useInertPage = (opened: boolean): void => {
  useEffect(() => {
    if (!opened) return undefined;
    open += 1;
    pageBehind()?.toggleAttribute('inert', true);
    return () => {
      open -= 1;
      // What was behind the first may be gone, or stand behind another, when the last one closes.
      if (open === 0) for (const one of document.querySelectorAll(`#${pageId}, [${behindDialogs}]`)) one.toggleAttribute('inert', false);
    };
  }, [opened]);
};
