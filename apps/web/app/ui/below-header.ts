import { useEffect, useState } from 'react';

/** Mantine's mark of an open dialog, which has a head of its own: the page's header lies under it. */
const dialogMark = 'data-scroll-locked';

/** The lower edge of the page's header as far as it is in sight, px from the top of the window. */
const headerEnd = (): number => {
  const header = document.body.hasAttribute(dialogMark) ? null : document.querySelector('header');
  return Math.max(0, header?.getBoundingClientRect().bottom ?? 0);
};

/** Follows the header, so that what stands below it never covers a way through the page. */
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
