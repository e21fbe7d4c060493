import { useEffect, useState } from 'react';

/** Mantine's mark of an open dialog, which has a head of its own: the page's header lies under it. */
const dialogMark = 'data-scroll-locked';

/** Where the header of the page or of the dialog before it ends, px from the top of the window; 0 once it is scrolled away, or of a dialog that stands lower. */
const headerEnd = (): number => {
  const inDialog = document.body.hasAttribute(dialogMark);
  const header = inDialog ? [...document.querySelectorAll('[role="dialog"] header')].at(-1) : document.querySelector('header');
  const { top, bottom } = header?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  return inDialog && top > 1 ? 0 : Math.max(0, bottom);
};

/** Follows that header, so that what stands below it covers neither the way back nor the ways through the page. */
export const useHeaderEnd = (): number => {
  const [end, setEnd] = useState(headerEnd);
  useEffect(() => {
    const measure = () => setEnd(headerEnd());
    const dialogs = new MutationObserver(measure);
    dialogs.observe(document.body, { attributeFilter: [dialogMark] });
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    measure();
    return () => {
      dialogs.disconnect();
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, []);
  return end;
};
