import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { neverBack } from './never-back.ts';

/** Drops what this page is reading, and whatever it begins to read, until the answered function is called. */
const dropReads = (client: QueryClient): (() => void) => {
  const heed = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return;
    // Said before the call is made: a moment later there is something to drop.
    queueMicrotask(() => void event.query.cancel({ revert: true }));
  });
  void client.cancelQueries();
  return heed;
};

/**
 * Asks for what makes another person, or nobody, of whoever is signed in here. The page's reads would be answered to them, so it reads nothing
 * more from now on, and is to be loaded anew; refused, it reads everything again.
 */
export const changePerson = async <T>(client: QueryClient, ask: () => Promise<T>): Promise<T> => {
  const readOn = dropReads(client);
  try {
    const answer = await ask();
    neverBack();
    return answer;
  } catch (error) {
    readOn();
    void client.invalidateQueries();
    throw error;
  }
};

export const useChangeOfPerson = (): (<T>(ask: () => Promise<T>) => Promise<T>) => {
  const client = useQueryClient();
  return useCallback((ask) => changePerson(client, ask), [client]);
};
