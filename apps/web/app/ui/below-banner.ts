import { useEffect, useState } from 'react';

/** Mantine's mark of an open dialog, which has a head of its own: the page's header lies under it. */
const dialogMark = 'data-scroll-locked';

/** Where the page's header ends, px from the top of the window, while a banner with the way back stands above it; 0 without one. */
const headerEnd = (): number => {
  if (document.body.hasAttribute(dialogMark)) return 0;
  return Math.max(0, document.querySelector('[data-way-back] ~ header')?.getBoundingClientRect().bottom ?? 0);
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
