import { z } from 'zod';
import { birthMonthOf, readBirth } from '@hedgerow/domain/birth';
import type { CalendarDate } from '@hedgerow/domain/calendar-dates';
import type { Clock } from '#ports/clock.ts';
import type { Seals } from '#ports/identity.ts';

/** How long a pupil has to bring a parent: 14 days. */
const linkMs = 14 * 86_400_000;

const Sealed = z.object({
  id: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string().transform((text) => readBirth(text)),
  until: z.number(),
});

/** `id` becomes the child's own: a code that was used once finds its place taken. */
export type CarriedPupil = {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The last day of the month of birth: the code carries the month alone. */
  readonly dateOfBirth: CalendarDate;
};
export type ChildLinkDeps = { readonly seals: Seals; readonly now: Clock; readonly newId: () => string };

const SealedAccount = z.object({ account: z.uuid(), until: z.number() });

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** docs/product/accounts.md#pupils-who-come-alone: nothing of a pupil under 13 is kept until a parent links them. So the pupil carries it, sealed, and the server forgets. */
export const childLinkCodes = ({ seals, now, newId }: ChildLinkDeps) => ({
  seal: ({ dateOfBirth, ...pupil }: Omit<CarriedPupil, 'id'>): string =>
    seals.seal(JSON.stringify({ id: newId(), ...pupil, dateOfBirth: birthMonthOf(dateOfBirth), until: now().getTime() + linkMs })),

  /** Of a pupil of 13 or over, who has an account: the code says whose, and nothing else. */
  sealAccount: (userId: string): string => seals.seal(JSON.stringify({ account: userId, until: now().getTime() + linkMs })),

  openAccount: (code: string): string | undefined => {
    const { data } = SealedAccount.safeParse(readJson(seals.open(code) ?? ''));
    return data === undefined || data.until < now().getTime() ? undefined : data.account;
  },

  /** Undefined for a code that is altered, not ours or too old. */
  open: (code: string): CarriedPupil | undefined => {
    const { data } = Sealed.safeParse(readJson(seals.open(code) ?? ''));
    if (data?.dateOfBirth === undefined || data.until < now().getTime()) return undefined;
    const { id, firstName, lastName, dateOfBirth } = data;
    return { id, firstName, lastName, dateOfBirth };
  },
});
export type ChildLinkCodes = ReturnType<typeof childLinkCodes>;
