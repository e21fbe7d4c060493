import type { ServerEvent } from '@hedgerow/contracts/events';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keptOpen } from './kept-open.ts';
import { makeStale } from './make-stale.ts';
import { callAddress } from './viewing.ts';

const causes: Readonly<Record<Exclude<ServerEvent['type'], 'resync'>, true>> = {
  file: true,
  activity: true,
  family: true,
  viewed: true,
};

const readAgain = async (client: QueryClient, { type }: ServerEvent): Promise<void> => {
  // That somebody looks changes nothing that is stored.
  if (type === 'viewed') return;
  await (type === 'resync' ? client.invalidateQueries() : makeStale(client, type));
};

const listeners = new Set<(event: ServerEvent) => void>();

/** For what is worth showing but not worth a read, such as how far a file has been read. Answers the way to stop. */
export const listenToServerEvents = (listener: (event: ServerEvent) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A page more of a file that is still being read: nothing that is stored has changed. */
const isOnlyProgress = (event: ServerEvent): boolean => event.type === 'file' && event.state === 'reading' && event.progress > 1;

/** The server sends what the contract says; of a newer server than this page there may be kinds that the page does not know. */
const read = (data: unknown): ServerEvent | undefined => {
  const event = JSON.parse(String(data)) as ServerEvent;
  return event.type === 'resync' || event.type in causes ? event : undefined;
};

/** Keeps a signed-in page fresh, through a lost line and through a server that refuses for a while. */
export const useServerEvents = (enabled: boolean): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (!enabled) return undefined;
    return keptOpen({
      open: () => new EventSource(callAddress('/api/events'), { withCredentials: true }),
      hears: (data) => {
        const event = read(data);
        if (!event) return;
        for (const listener of listeners) listener(event);
        if (!isOnlyProgress(event)) void readAgain(client, event);
      },
      isBack: () => void readAgain(client, { type: 'resync' }),
    });
  }, [client, enabled]);
};
