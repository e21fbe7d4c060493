import * as z from 'zod/mini';
import { signOnDeeds, signOnProviders } from '@hedgerow/domain/school-sign-on';
import { id, instant } from './shapes.ts';

export const signOnMessages = {
  away: 'The sign-in service is not answering at the moment. Nothing was changed. Please try again in a few minutes.',
} as const;

const Provider = z.enum(signOnProviders);
export const SignOnParams = z.object({ provider: Provider });

const LinkedTenant = z.object({
  /** A Google Workspace domain, or the number of a Microsoft tenant. */
  tenant: z.string(),
  linkedBy: z.string(),
  linkedAt: instant,
  staff: z.int(),
  pupils: z.int(),
});

/** GET /api/school/sign-on. */
export const SchoolSignOn = z.object({
  providers: z.array(
    z.object({
      provider: Provider,
      /** Whether whoever runs the product has set it up. */
      offered: z.boolean(),
      linked: z.nullable(LinkedTenant),
    }),
  ),
  /** The school's own accounts, and how many of them have an address by the school's list. */
  pupils: z.int(),
  pupilsWithAddress: z.int(),
  /** The newest twenty. */
  changes: z.array(z.object({ id, who: z.string(), what: z.enum(signOnDeeds), provider: Provider, about: z.string(), at: instant })),
});
export type SchoolSignOn = z.output<typeof SchoolSignOn>;

/** POST /api/school/sign-on/:provider: where the administrator's browser goes, to prove that they belong to it. */
export const SignOnBegun = z.object({ address: z.string() });

/** GET /api/school/sign-on/people: everybody who has come in this way, by name. */
export const SignOnPeople = z.object({
  people: z.array(
    z.object({ id, name: z.string(), kind: z.enum(['pupil', 'staff']), provider: Provider, since: instant, lastUsedAt: instant }),
  ),
});
export type SignOnPeople = z.output<typeof SignOnPeople>;
