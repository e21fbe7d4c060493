import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** What lies below the first view is drawn once that has been painted, so that nobody waits for what they do not see yet. */
export const DeferRender = ({ children }: { readonly children: ReactNode }) => {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return painted ? children : null;
};
