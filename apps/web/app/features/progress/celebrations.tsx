import type { Celebration, StudentStats } from '@hedgerow/contracts/progress';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useCelebrated } from './api.ts';

const CelebrationCard = lazy(() => import('./celebration-card.tsx').then(({ CelebrationCard: it }) => ({ default: it })));

type Props = {
  readonly stats: StudentStats | undefined;
  /** Something lies over the page: what is new waits until it is closed. */
  readonly waits: boolean;
  /** Goes to where badges and achievements stand. */
  readonly onSee: () => void;
};

/** What was reached since the pupil last looked, shown once: the server is told, so that no other screen shows it again. */
export const Celebrations = ({ stats, waits, onSee }: Props) => {
  const [shown, setShown] = useState<readonly Celebration[]>([]);
  const seenHere = useRef(new Set<string>());
  const { mutate } = useCelebrated();
  const waiting = stats?.celebrations;
  useEffect(() => {
    const news = (waiting ?? []).filter(({ id }) => !seenHere.current.has(id));
    if (waits || news.length === 0) return;
    for (const { id } of news) seenHere.current.add(id);
    setShown(news);
    mutate(news.map(({ id }) => id));
  }, [waiting, waits, mutate]);
  if (shown.length === 0) return null;
  const close = () => setShown([]);
  // The button that was pressed goes with the card: the focus goes to the page.
  const closeByHand = () => {
    close();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Suspense>
      <CelebrationCard
        key={shown.map(({ id }) => id).join()}
        news={shown}
        onClose={closeByHand}
        onSee={() => {
          close();
          onSee();
        }}
      />
    </Suspense>
  );
};
