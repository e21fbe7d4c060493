import type { SchoolOverview } from '@hedgerow/contracts/schools';
import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { Desk, DeskRepository } from './desk.repository.ts';

export type DeskDeps = { readonly desks: DeskRepository; readonly now: Clock };

/** Whose desk it is decides what is on it: every call of an administrator begins here, and nothing of another school is found. */
export const deskService = ({ desks, now }: DeskDeps) => {
  const deskOf = async ({ userId }: Pick<Actor, 'userId'>): Promise<Desk> => {
    const desk = await desks.find(userId);
    if (desk === undefined) throw new AppError('not_found', 'Not found');
    return desk;
  };
  return {
    deskOf,
    overview: async (actor: Actor): Promise<SchoolOverview> => {
      const { schoolId, schoolName, licensedUntil } = await deskOf(actor);
      const active = licensedUntil !== null && licensedUntil > now();
      return {
        id: schoolId,
        name: schoolName,
        licence: { active, until: licensedUntil?.toISOString() ?? null },
        ...(await desks.counts(schoolId)),
      };
    },
  };
};
export type DeskService = ReturnType<typeof deskService>;
