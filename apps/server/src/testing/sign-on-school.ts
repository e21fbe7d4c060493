import { expect } from 'vitest';
import type { Profile } from '@hedgerow/contracts/accounts';
import type { ListPreview } from '@hedgerow/contracts/rosters';
import type { SchoolSignOn } from '@hedgerow/contracts/school-sign-on';
import type { SchoolPupil } from '@hedgerow/contracts/schools';
import type { Caller } from './caller.ts';
import { openIdProvider, provider, type ProviderKind, type ProviderPerson, type Spoiled } from './open-id-provider.ts';
import { anAdministrator, type TestTeacher } from './people.ts';
import type { TestApp } from './test-app.ts';

/** At the provider and back, as a browser goes. */
export const there = async (address: string): Promise<string> => {
  const answer = await fetch(address, { redirect: 'manual' });
  const back = new URL(answer.headers.get('location') ?? '');
  return `${back.pathname}${back.search}`;
};

/** A list of pupils with their addresses at school. */
export const listOf = (...rows: readonly string[]): string => ['Forename,Surname,Year,Admission no,Email', ...rows].join('\n');

export const whoIs = async (browser: Pick<Caller, 'get'>) => (await browser.get('/api/simple-auth/profile')).json<Profile>().user;

/** Both providers, and a product that is set up for them. */
export const schoolProviders = async (now: Date) => {
  const at = { google: await openIdProvider(now), microsoft: await openIdProvider(now, 'microsoft') };
  return {
    at,
    settings: {
      GOOGLE_CLIENT_ID: provider.clientId,
      GOOGLE_CLIENT_SECRET: provider.clientSecret,
      GOOGLE_ISSUER: at.google.issuer,
      MICROSOFT_CLIENT_ID: provider.clientId,
      MICROSOFT_CLIENT_SECRET: provider.clientSecret,
      MICROSOFT_ISSUER: at.microsoft.issuer,
    },
    close: () => Promise.all([at.google.close(), at.microsoft.close()]),
  };
};

let numbers = 0;
const next = (): number => {
  numbers += 1;
  return numbers;
};

/** A school with a domain and a tenant of its own, and an administrator. */
export const aSignOnSchool = async (testApp: TestApp, at: Awaited<ReturnType<typeof schoolProviders>>['at']) => {
  const domain = `oak${next()}.sch.uk`;
  const tenant = `11111111-2222-4333-8444-${String(next()).padStart(12, '0')}`;
  const administrator: TestTeacher = await anAdministrator(testApp);
  const comeIn = async (kind: ProviderKind, person: ProviderPerson, spoiled: Spoiled = {}, browser: Caller = testApp.visitor()) => {
    at[kind].signsIn(person, spoiled);
    const leaving = await browser.get(`/api/auth/school/${kind}`);
    const answer = await browser.get(await there(String(leaving.headers.location)));
    return { browser, to: answer.headers.location };
  };
  return {
    domain,
    tenant,
    administrator,
    comeIn,
    ofGoogle: (name: string, change: Partial<ProviderPerson> = {}): ProviderPerson => ({
      sub: `g-${name}-${domain}`,
      email: `${name}@${domain}`,
      hd: domain,
      ...change,
    }),
    ofMicrosoft: (name: string, change: Partial<ProviderPerson> = {}): ProviderPerson => ({
      sub: `m-${name}-${domain}`,
      email: `somebody-else@${domain}`,
      preferred_username: `${name}@${domain}`,
      tid: tenant,
      ...change,
    }),
    link: async (kind: ProviderKind, person: ProviderPerson, from: Caller = administrator) => {
      at[kind].signsIn(person);
      const begun = await from.post(`/api/school/sign-on/${kind}`);
      expect([begun.statusCode, begun.body]).toEqual([200, begun.body]);
      return (await from.get(await there(begun.json<{ address: string }>().address))).headers.location;
    },
    desk: async (from: Caller = administrator): Promise<SchoolSignOn> => (await from.get('/api/school/sign-on')).json<SchoolSignOn>(),
    takeIn: async (list: string, from: Caller = administrator): Promise<SchoolPupil[]> => {
      const preview = (await from.post('/api/school/pupil-list/preview', { list })).json<ListPreview>();
      expect(preview.problems).toEqual([]);
      expect((await from.post('/api/school/pupil-list', { list, digest: preview.digest })).statusCode).toBe(200);
      return (await from.get('/api/school/pupils')).json<SchoolPupil[]>();
    },
  };
};
export type SignOnSchool = Awaited<ReturnType<typeof aSignOnSchool>>;
