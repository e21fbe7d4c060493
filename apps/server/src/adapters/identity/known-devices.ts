import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KnownDevices } from '#ports/identity.ts';

/** Brothers and sisters share a tablet, a class its computers: so many people are remembered on one. */
const mostPeople = 8;
const maxAge = 365 * 86_400;
const between = '~';

/**
 * OWASP's device cookie: whoever signed in on a device before is known there, so that guesses elsewhere never keep them out. Each
 * entry says "this account was right here once" under our seal, and opens nothing by itself. The account's name is not in it.
 */
export const knownDevices = (secret: string, secure: boolean): KnownDevices => {
  const name = `${secure ? '__Secure-' : ''}hedgerow.known`;
  const sealOf = (account: string, device: string): string =>
    createHmac('sha256', secret).update(`known-device:${device}:${account}`).digest('base64url').slice(0, 27);
  const isFor = (account: string, entry: string): boolean => {
    const [device = '', seal = ''] = entry.split('.');
    const [given, wanted] = [Buffer.from(seal), Buffer.from(sealOf(account, device))];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  };
  const entriesIn = (cookies: string | undefined): string[] =>
    cookies
      ?.split(/;\s*/)
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .split(between)
      .slice(0, mostPeople) ?? [];

  return {
    recognise: (cookies, account) =>
      entriesIn(cookies)
        .find((entry) => isFor(account, entry))
        ?.split('.')[0],
    remember: (cookies, account) => {
      const others = entriesIn(cookies).filter((entry) => /^[\w-]{16}\.[\w-]{27}$/.test(entry) && !isFor(account, entry));
      const device = randomBytes(12).toString('base64url');
      const entries = [`${device}.${sealOf(account, device)}`, ...others].slice(0, mostPeople);
      return `${name}=${entries.join(between)}; Max-Age=${maxAge}; Path=/api; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
    },
  };
};
