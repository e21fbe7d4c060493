import { partnerCodeOf } from '@hedgerow/domain/discounts';
import { AppError } from '@hedgerow/domain/errors';
import type { CodesService } from '#modules/billing/codes/codes.service.ts';
import type { ReferralService } from '#modules/billing/referrals/referral.service.ts';
import type { CodesDeskService } from '#modules/operators/codes-desk.service.ts';
import { partnerCodeFrom } from './partner-code.ts';

export type CodeNeeds = {
  readonly codes: Pick<CodesService, 'create'>;
  readonly referrals: Pick<ReferralService, 'codes' | 'endCode'>;
  readonly desk: { readonly codes: Pick<CodesDeskService, 'list' | 'endByCommand'> };
};
type Flags = Readonly<Record<string, string | undefined>>;
type CodeCommand = {
  readonly usage: string;
  readonly run: (flags: Flags, needs: CodeNeeds) => Promise<Readonly<Record<string, unknown>>>;
};

/** The word after the command, or `--code`. */
const codeOf = (flags: Flags): string => {
  const code = (flags['code'] ?? flags['_'])?.trim();
  if (code === undefined || code === '') throw new AppError('invalid', '--code is missing.');
  return code;
};

/** Partners' codes and families' own: made, listed and ended. */
export const codeCommands: Readonly<Record<string, CodeCommand>> = {
  'create-partner-code': {
    usage: '--percent 25 --partner "Oak Lane Books" [--code OAK25] [--months 3] [--uses 100] [--expires 2027-01-31]',
    run: async (flags, { codes }) => {
      const made = partnerCodeFrom(flags);
      await codes.create(made);
      return { ...made, expiresAt: made.expiresAt?.toISOString() ?? null };
    },
  },
  'list-codes': {
    usage: '[--kind partner|referral] (newest first, with how many families used each)',
    run: async (flags, { desk, referrals }) => {
      const kind = flags['kind'];
      if (kind !== undefined && kind !== 'partner' && kind !== 'referral')
        throw new AppError('invalid', '--kind is partner or referral; without it both are listed.');
      return {
        ...(kind !== 'referral' && { partner: await desk.codes.list() }),
        ...(kind !== 'partner' && { referral: await referrals.codes() }),
      };
    },
  },
  'end-partner-code': {
    usage: 'OAK25 (nobody new may use it; families who pay with it keep what they were promised)',
    run: async (flags, { desk }) => {
      const code = partnerCodeOf(codeOf(flags));
      await desk.codes.endByCommand(code);
      return { code, ended: true };
    },
  },
  'end-referral-code': {
    usage: 'H7KQ2MXA (nobody new comes by it; its family is given another one, and keeps its credit)',
    run: async (flags, { referrals }) => ({ code: await referrals.endCode(codeOf(flags)), ended: true }),
  },
};
