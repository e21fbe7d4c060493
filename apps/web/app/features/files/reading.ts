import type { SchoolFile } from '@hedgerow/contracts/files';
import { useEffect, useState } from 'react';
import { listenToServerEvents } from '../../lib/events.ts';

export const isBeingRead = (state: SchoolFile['state']): boolean => state === 'queued' || state === 'reading';

/** Percent of a file that has been read: what the server last kept, or the newer figure that it only mentions on the way. */
export const useReadingProgress = ({ id, progress }: Pick<SchoolFile, 'id' | 'progress'>): number => {
  const [heard, setHeard] = useState(0);
  useEffect(
    () =>
      listenToServerEvents((event) => {
        if (event.type === 'file' && event.fileId === id) setHeard(event.progress);
      }),
    [id],
  );
  return Math.max(progress, heard);
};
