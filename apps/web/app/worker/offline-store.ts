import { cachedAt, cachedAnswer, pupilCache, pupilOfCache } from '../lib/offline-cache.ts';
import { profileAddress } from '@hedgerow/contracts/reads';
import { isOwnProfile, mayKeep } from './rules.ts';
import { scope } from './scope.ts';

/** A worker is stopped and woken at the browser's will: whose things are here is read from the caches' names. */
const findPupil = async (): Promise<string | undefined> => (await caches.keys()).map(pupilOfCache).find((pupil) => pupil !== undefined);

let pupil = findPupil();

const dropPupils = async (except?: string): Promise<void> => {
  const others = (await caches.keys()).filter((name) => pupilOfCache(name) !== undefined && pupilOfCache(name) !== except);
  await Promise.all(others.map((name) => caches.delete(name)));
};

/** From now on this pupil's reads are kept, and nobody else's are here. */
export const keepFor = async (next: string): Promise<void> => {
  const begin = async (): Promise<string> => {
    await dropPupils(next);
    await caches.open(pupilCache(next));
    return next;
  };
  pupil = begin();
  await pupil;
};

/** What is being written at this moment. */
const underWay = new Set<Promise<boolean>>();

/** Nothing is kept from now on: what is still being written is waited for, so that it goes as well. */
export const clearOfflineCache = async (): Promise<void> => {
  pupil = Promise.resolve(undefined);
  await Promise.allSettled(underWay);
  await dropPupils();
};

/** The session is not that pupil's any more: everything goes, the worker too. */
const leaveDevice = async (): Promise<void> => {
  await clearOfflineCache();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await scope.registration.unregister();
};

const bodyOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Writes down what may be kept; false when the session is not this pupil's any more. */
const write = async (address: string, answer: Response): Promise<boolean> => {
  const who = await pupil;
  if (who === undefined) return true;
  const text = answer.ok ? await answer.text() : '';
  if (address === profileAddress && (answer.ok || answer.status === 401) && !isOwnProfile(bodyOf(text), who)) return false;
  // Somebody may have signed out while the answer was being read.
  if (!answer.ok || (await pupil) !== who) return true;
  const cache = await caches.open(pupilCache(who));
  if (mayKeep(address, bodyOf(text))) await cache.put(address, cachedAnswer(text, new Date()));
  else await cache.delete(address);
  return true;
};

/** Keeps an answer of the server if it may be kept. */
export const keep = async (address: string, answer: Response): Promise<void> => {
  const writing = write(address, answer);
  underWay.add(writing);
  const isTheirs = await writing.finally(() => underWay.delete(writing));
  if (!isTheirs) await leaveDevice();
};

export const keptFor = async (address: string): Promise<Response | undefined> => {
  const who = await pupil;
  if (who === undefined) return undefined;
  const answer = await caches.match(address, { cacheName: pupilCache(who) });
  return answer?.headers.has(cachedAt) === true ? answer : undefined;
};

export const hasPupil = async (): Promise<boolean> => (await pupil) !== undefined;
