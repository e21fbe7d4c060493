import type { SchoolSignOn, SignOnPeople } from '@hedgerow/contracts/school-sign-on';
import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { type SignOnDeed, type SignOnProvider, signOnProviders, type SignOnRefusal } from '@hedgerow/domain/school-sign-on';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { OpenId, VouchedPerson } from '#ports/open-id.ts';
import type { DeskService } from '../schools/desk.service.ts';
import type { SchoolSignOnRepository } from './school-sign-on.repository.ts';

export type SignOnDeskDeps = {
  readonly deskOf: DeskService['deskOf'];
  readonly providers: ReadonlyMap<SignOnProvider, OpenId>;
  readonly rows: SchoolSignOnRepository;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

type Change = { readonly schoolId: string; readonly userId: string; readonly deed: SignOnDeed; readonly provider: SignOnProvider };

/** With whose accounts a school lets its people in: its administrators say so, and prove that they belong there. */
export const signOnDeskService = ({ deskOf, providers, rows, transaction, now, newId }: SignOnDeskDeps) => {
  const note = async (runner: Runner, change: Change, userName: string, about: string): Promise<void> =>
    rows.note(runner, { ...change, id: newId(), userName, about, at: now() });

  return {
    overview: async (actor: Actor): Promise<SchoolSignOn> => {
      const { schoolId } = await deskOf(actor);
      const [tenants, counts, changes] = await Promise.all([rows.tenants(schoolId), rows.counts(schoolId), rows.changes(schoolId)]);
      const many = (provider: SignOnProvider, pupil: boolean): number =>
        counts.linked.find((one) => one.provider === provider && one.pupil === pupil)?.many ?? 0;
      return {
        providers: signOnProviders.map((provider) => {
          const linked = tenants.find((one) => one.provider === provider);
          return {
            provider,
            offered: providers.has(provider),
            linked:
              linked === undefined
                ? null
                : {
                    tenant: linked.tenant,
                    linkedBy: linked.linkedBy,
                    linkedAt: linked.linkedAt.toISOString(),
                    staff: many(provider, false),
                    pupils: many(provider, true),
                  },
          };
        }),
        pupils: counts.pupils,
        pupilsWithAddress: counts.withAddress,
        changes: changes.map(({ change: { id, userName, deed, provider, about, at }, person }) => ({
          id,
          who: userName,
          what: deed,
          provider,
          about: deed === 'person-unlinked' ? (person ?? '') : about,
          at: at.toISOString(),
        })),
      };
    },

    people: async (actor: Actor): Promise<SignOnPeople> => {
      const { schoolId } = await deskOf(actor);
      return {
        people: (await rows.people(schoolId)).map(({ role, since, lastUsedAt, ...one }) => ({
          ...one,
          kind: role === 'student' ? ('pupil' as const) : ('staff' as const),
          since: since.toISOString(),
          lastUsedAt: lastUsedAt.toISOString(),
        })),
      };
    },

    /** After the administrator signed in there: the school has their tenant, and they have their own account in it. */
    link: async (actor: Actor, provider: SignOnProvider, person: VouchedPerson): Promise<'linked' | SignOnRefusal> => {
      const tenant = person.organisation;
      if (tenant === undefined) return 'personal';
      const { schoolId } = await deskOf(actor);
      const [at, linkedBy] = [now(), await rows.nameOf(actor.userId)];
      await transaction(async (runner) => {
        await rows.link(runner, { schoolId, provider, tenant, linkedBy, linkedAt: at });
        await note(runner, { schoolId, userId: actor.userId, deed: 'linked', provider }, linkedBy, tenant);
      });
      if (!(await rows.hasOther(actor.userId, provider)))
        await rows.bind({ provider, subject: person.subject, userId: actor.userId, schoolId, createdAt: at, lastUsedAt: at });
      return 'linked';
    },

    /** Errors: not_found (it was not linked). */
    unlink: async (actor: Actor, provider: SignOnProvider): Promise<void> => {
      const { schoolId, userId } = await deskOf(actor);
      const name = await rows.nameOf(userId);
      await transaction(async (runner) => {
        const tenant = await rows.unlink(runner, schoolId, provider);
        if (tenant === undefined) throw new AppError('not_found', 'Not found');
        await note(runner, { schoolId, userId, deed: 'unlinked', provider }, name, tenant);
      });
    },

    /** One person comes in anew, by their address. Errors: not_found (nobody of this school who is linked). */
    unlinkPerson: async (actor: Actor, personId: string): Promise<void> => {
      const { schoolId, userId } = await deskOf(actor);
      const name = await rows.nameOf(userId);
      await transaction(async (runner) => {
        const gone = await rows.unbind(runner, schoolId, personId);
        if (gone.length === 0) throw new AppError('not_found', 'Not found');
        for (const provider of gone) await note(runner, { schoolId, userId, deed: 'person-unlinked', provider }, name, personId);
      });
    },
  };
};
export type SignOnDeskService = ReturnType<typeof signOnDeskService>;
