import { profileAddress } from '@hedgerow/contracts/reads';
import type { QueryClient } from '@tanstack/react-query';
import { anyAnswer, api } from './api.ts';
import { isLeaving } from './leaving.ts';

/** Milliseconds after which what the page named is old. */
const fresh = 5000;

const namedWithPage = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
    .map(({ name }) => new URL(name).pathname)
    .filter((address) => address.startsWith('/api/'));

/** Reads what the server named, while it is still asked who is here: then the first view is drawn once, and not first without it. Nothing of whoever is signing out. */
export const takeFirstReads = (client: QueryClient): void => {
  const named = isLeaving() ? [] : namedWithPage();
  for (const address of unusedReads(named, client)) if (address !== profileAddress) void client.prefetchQuery({ queryKey: [address] });
};

/** Of what was named, what no query has asked for. */
export const unusedReads = (named: readonly string[], client: QueryClient): readonly string[] =>
  named.filter((address) => client.getQueryCache().find({ queryKey: [address] }) === undefined);

/**
 * Reads that the server named with the page (contracts/reads.ts) wait in the browser until somebody asks for them, however late:
 * those that this page did not need are taken and thrown away while they are young. Gives the way to stop that.
 */
export const dropUnusedReads = (client: QueryClient): (() => void) => {
  const timer = setTimeout(() => {
    for (const address of unusedReads(namedWithPage(), client)) api.get(address, anyAnswer).catch(() => undefined);
  }, fresh);
  return () => clearTimeout(timer);
};
