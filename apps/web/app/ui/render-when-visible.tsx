import { MissingPart } from './missing-part.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

type Props = {
  /** Stands there until the rest has come, with the rest's height. Put away where script is off. */
  readonly placeholder: ReactNode;
  /** Something lazy: its code is asked for when the reader comes near. */
  readonly children: ReactNode;
};

/** What is further down a page costs nothing until somebody scrolls to it. */
export const RenderWhenVisible = ({ placeholder, children }: Props) => {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const come = () => setNear(true);
    const watcher = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        // Without a line its code can only come from what a pupil's device has kept.
        if (navigator.onLine || navigator.serviceWorker?.controller) come();
        else addEventListener('online', come, { once: true });
      },
      { rootMargin: '600px' },
    );
    if (place.current) watcher.observe(place.current);
    return () => {
      watcher.disconnect();
      removeEventListener('online', come);
    };
  }, []);
  const waiting = <div data-waits-for-script>{placeholder}</div>;
  return (
    <div ref={place}>
      {near ? (
        <PartBoundary instead={<MissingPart />}>
          <Suspense fallback={waiting}>{children}</Suspense>
        </PartBoundary>
      ) : (
        waiting
      )}
    </div>
  );
};
