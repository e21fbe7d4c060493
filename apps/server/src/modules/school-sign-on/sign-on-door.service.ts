import type { SignOnProvider, SignOnRefusal } from '@hedgerow/domain/school-sign-on';
import { AppError } from '@hedgerow/domain/errors';
import type { Actor } from '@hedgerow/domain/access';
import type { Clock } from '#ports/clock.ts';
import type { Identity, Seals, SessionCookies, Visitor } from '#ports/identity.ts';
import type { OpenId, VouchedPerson } from '#ports/open-id.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { SchoolPerson, SchoolSignOnRepository } from './school-sign-on.repository.ts';
import type { SignOnDeskService } from './sign-on-desk.service.ts';

export type SignOnDoorDeps = {
  readonly providers: ReadonlyMap<SignOnProvider, OpenId>;
  readonly rows: SchoolSignOnRepository;
  readonly link: SignOnDeskService['link'];
  readonly seals: Seals;
  readonly accounts: Pick<AccountsService, 'entered'>;
  readonly identity: Pick<Identity, 'openSession' | 'openHalf'>;
  readonly now: Clock;
};

/** Where the browser comes from, and what it carries there and back, under our seal. */
type Errand = { readonly provider: SignOnProvider; readonly kept: string; readonly administrator: string | null };

export type SignOnOutcome =
  | { readonly refused: SignOnRefusal }
  | { readonly cookies: SessionCookies; readonly to: 'dashboard' | 'code' }
  /** An administrator came back, and the school is linked, or is not. */
  | { readonly desk: 'linked' | SignOnRefusal };

export type SignOnBack = { readonly code: string; readonly state: string; readonly carried: string };

const readErrand = (words: string | undefined): Errand | undefined => {
  if (words === undefined) return undefined;
  const [provider, administrator, kept] = words.split(' ');
  if (kept === undefined || (provider !== 'google' && provider !== 'microsoft')) return undefined;
  return { provider, kept, administrator: administrator === '-' ? null : (administrator ?? null) };
};

/** A school's people come in with the accounts that it gives them. Nobody is made here: whoever is not known is told who can help. */
export const signOnDoorService = ({ providers, rows, link, seals, accounts, identity, now }: SignOnDoorDeps) => {
  const begin = async (provider: SignOnProvider, administrator: string | null) => {
    const openId = providers.get(provider);
    if (openId === undefined) throw new AppError('not_found', 'Not found');
    const begun = await openId.begin().catch(() => undefined);
    return begun && { address: begun.address, carried: seals.seal(`${provider} ${administrator ?? '-'} ${begun.kept}`) };
  };

  /** Whom the school's own list, or its staff, has under this address. */
  const byAddress = async (schoolIds: readonly string[], { email }: VouchedPerson): Promise<SchoolPerson | SignOnRefusal> => {
    const staff = await rows.staff(schoolIds, { email });
    if (staff[0] !== undefined) return staff[0];
    const pupils = await rows.pupils(schoolIds, { email });
    const [own, second] = pupils.filter((pupil) => pupil.own);
    if (second !== undefined) return 'several';
    if (own !== undefined) return { userId: own.userId, schoolId: own.schoolId, twoFactor: false };
    return pupils.length > 0 ? 'family' : 'unknown';
  };

  /** Whoever came in with this very account before, as long as the school still has them. */
  const known = async (schoolIds: readonly string[], userId: string): Promise<SchoolPerson | SignOnRefusal> => {
    const [staff] = await rows.staff(schoolIds, { userId });
    if (staff !== undefined) return staff;
    const [pupil] = await rows.pupils(schoolIds, { userId });
    if (pupil === undefined) return 'unknown';
    return pupil.own ? { userId, schoolId: pupil.schoolId, twoFactor: false } : 'family';
  };

  const find = async (provider: SignOnProvider, person: VouchedPerson): Promise<SchoolPerson | SignOnRefusal> => {
    if (person.organisation === undefined) return 'personal';
    const schoolIds = await rows.schoolsOf(provider, person.organisation);
    if (schoolIds.length === 0) return 'not-on';
    const linked = await rows.linked(provider, person.subject);
    if (linked !== undefined) {
      const found = await known(schoolIds, linked.userId);
      if (typeof found !== 'string') await rows.touch(provider, person.subject, now());
      return found;
    }
    if (!person.emailVerified || person.email === '') return 'unknown';
    const found = await byAddress(schoolIds, person);
    if (typeof found === 'string') return found;
    // An address that went on to somebody else opens nothing of whoever had it before.
    if (await rows.hasOther(found.userId, provider)) return 'other';
    const at = now();
    const { userId, schoolId } = found;
    const bound = await rows.bind({ provider, subject: person.subject, userId, schoolId, createdAt: at, lastUsedAt: at });
    return bound || (await rows.linked(provider, person.subject))?.userId === userId ? found : 'other';
  };

  const enter = async ({ userId, twoFactor }: SchoolPerson, visitor: Visitor, before: string | null): Promise<SignOnOutcome> => {
    // The school's account takes the place of the password, never of the second step (ASVS 6.3.4).
    if (twoFactor) return { cookies: (await identity.openHalf(userId)).cookies, to: 'code' };
    try {
      return { cookies: (await accounts.entered(await identity.openSession(userId, visitor), before)).cookies, to: 'dashboard' };
    } catch (error) {
      if (error instanceof AppError && error.code === 'forbidden') return { refused: 'closing' };
      throw error;
    }
  };

  return {
    offered: async (): Promise<SignOnProvider[]> => (await rows.used()).filter((provider) => providers.has(provider)),

    /** Undefined while the provider does not answer. */
    begin: (provider: SignOnProvider) => begin(provider, null),
    beginLink: (provider: SignOnProvider, { userId }: Pick<Actor, 'userId'>) => begin(provider, userId),
    /** Whether this browser went there to link a school. */
    isLinking: (carried: string): boolean => (readErrand(seals.open(carried))?.administrator ?? null) !== null,

    finish: async (
      provider: SignOnProvider,
      { code, state, carried }: SignOnBack,
      { visitor, actor, before }: { readonly visitor: Visitor; readonly actor: Actor | null; readonly before: string | null },
    ): Promise<SignOnOutcome> => {
      const errand = readErrand(seals.open(carried));
      const administrator = errand?.administrator ?? null;
      const no = (why: SignOnRefusal): SignOnOutcome => (administrator === null ? { refused: why } : { desk: why });
      if (errand === undefined || errand.provider !== provider) return no('failed');
      const person = await providers
        .get(provider)
        ?.finish({ code, state, kept: errand.kept })
        .catch(() => undefined);
      if (person === undefined) return no('failed');
      if (administrator !== null) {
        if (actor?.userId !== administrator || actor.role !== 'administrator') return no('failed');
        return { desk: await link(actor, provider, person) };
      }
      const found = await find(provider, person);
      return typeof found === 'string' ? no(found) : enter(found, visitor, before);
    },
  };
};
export type SignOnDoorService = ReturnType<typeof signOnDoorService>;
