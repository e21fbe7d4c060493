import { referralMessages, type ReferralOverview } from '@hedgerow/contracts/referrals';
import type { Parent } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { newReferralCode, readReferralCode } from '@hedgerow/domain/referrals';
import type { Clock } from '#ports/clock.ts';
import type { Runner } from '#db/client.ts';
import type { MailService } from '#modules/mail/mail.service.ts';
import type { BillingRepository } from '../billing.repository.ts';
import type { CustomersService } from '../customers.service.ts';
import type { ReferralCreditService } from './referral-credit.service.ts';
import type { ReferralRepository, ReferralRow } from './referral.repository.ts';

export type ReferralDeps = {
  readonly referrals: ReferralRepository;
  readonly credit: Pick<ReferralCreditService, 'standing' | 'settle'>;
  readonly billing: Pick<BillingRepository, 'mirrorOf' | 'payer'>;
  readonly customers: Pick<CustomersService, 'find'>;
  readonly mail: Pick<MailService, 'keep' | 'deliver'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly publicUrl: string;
  /** A keyed hash: tells two addresses apart without keeping them. */
  readonly fingerprint: (text: string) => string;
  readonly now: Clock;
  readonly newId: () => string;
  /** Unpredictable, 0 <= x < 1. */
  readonly draw: () => number;
};

const codeTries = 10;

const howItCame = (came: ReferralRow | undefined): ReferralOverview['own'] => {
  if (came === undefined) return null;
  if (came.paidAt === null) return 'waiting';
  return came.refundedAt === null ? 'credited' : 'reversed';
};

/** A family's code, the families that came by it, and letters of invitation. Credit is given by referral-credit alone. */
export const referralService = (deps: ReferralDeps) => {
  const { referrals, credit, billing, customers, mail, publicUrl, fingerprint, transaction, now, newId, draw } = deps;

  const codeOf = async (familyId: string): Promise<string> => {
    for (let attempt = 0; attempt < codeTries; attempt += 1) {
      const code = await referrals.codeOf(familyId);
      if (code !== undefined) return code;
      await referrals.keepCode({ familyId, code: newReferralCode(draw), createdAt: now() });
    }
    throw new AppError('unavailable', 'No free code was found.');
  };

  /** The provider may be away: then the rest of the page is shown without what is left. */
  const standingOf = async (familyId: string) => {
    const customer = await customers.find(familyId);
    if (customer === undefined) return { leftPence: 0, expiresAt: null };
    try {
      return await credit.standing(customer);
    } catch (error) {
      if (error instanceof AppError && error.code === 'unavailable') return { leftPence: null, expiresAt: null };
      throw error;
    }
  };

  return {
    overview: async ({ familyId }: Parent): Promise<ReferralOverview> => {
      const code = await codeOf(familyId);
      const [friends, moves, invited, came] = await Promise.all([
        referrals.friendsOf(familyId),
        referrals.movesOf(familyId),
        referrals.invitedCount(familyId),
        referrals.cameBy(familyId),
      ]);
      const { leftPence, expiresAt } = await standingOf(familyId);
      const given = moves.filter(({ kind }) => kind !== 'expiry').reduce((sum, { pence }) => sum - pence, 0);
      return {
        code,
        link: `${publicUrl}/family-signup?ref=${code}`,
        invited,
        joined: friends.length,
        paying: friends.filter(({ paidAt, refundedAt }) => paidAt !== null && refundedAt === null).length,
        earnedPence: given,
        leftPence,
        expiresAt: expiresAt?.toISOString() ?? null,
        own: howItCame(came),
      };
    },

    /** For the operator. */
    codes: async (): Promise<{ code: string; familyId: string; friends: number; at: string }[]> =>
      (await referrals.codes()).map(({ code, familyId, friends, createdAt }) => ({ code, familyId, friends, at: createdAt.toISOString() })),

    /** For the operator. The family is given another code when it looks at its page again. Errors: not_found. */
    endCode: async (typed: string): Promise<string> => {
      const code = readReferralCode(typed);
      if (code === undefined || !(await referrals.endCode(code))) throw new AppError('not_found', 'There is no such referral code.');
      return code;
    },

    /**
     * Keeps whose code a new family came by; the same code again changes nothing. Errors: not_found for no code, invalid for the own one,
     * conflict when the family has paid before or came by another code.
     */
    join: async ({ familyId }: Parent, typed: string): Promise<string> => {
      const code = readReferralCode(typed);
      const referrerId = code === undefined ? undefined : await referrals.ownerOf(code);
      if (code === undefined || referrerId === undefined) throw new AppError('not_found', referralMessages.unknownCode);
      if (referrerId === familyId) throw new AppError('invalid', referralMessages.ownCode);
      const came = await referrals.cameBy(familyId);
      if (came?.referrerId === referrerId) return code;
      const state = (await billing.mirrorOf(familyId))?.state ?? 'none';
      if (state !== 'none' && state !== 'pending') throw new AppError('conflict', referralMessages.tooLate);
      if (!(await referrals.join({ familyId, referrerId, joinedAt: now() }))) throw new AppError('conflict', referralMessages.otherCode);
      return code;
    },

    /** One letter to an address, ever. Whether somebody has an account is not told: such an address gets no letter. */
    invite: async ({ familyId, userId }: Parent, email: string): Promise<{ sent: boolean; invited: number }> => {
      const address = email.trim().toLowerCase();
      if ((await billing.payer(userId))?.email.toLowerCase() === address) throw new AppError('invalid', referralMessages.ownAddress);
      // Otherwise anybody could have us write to strangers from an address that is not theirs.
      if (!(await referrals.hasConfirmed(userId))) throw new AppError('conflict', referralMessages.unconfirmed);
      const [code, from, known] = await Promise.all([codeOf(familyId), referrals.parentName(familyId), referrals.isKnown(address)]);
      const [id, letterId] = [newId(), newId()];
      const written = !known && from !== undefined;
      const sent = await transaction(async (runner) => {
        const invitation = { familyId, id, fingerprint: fingerprint(`${familyId}:${address}`), invitedAt: now() };
        const isNew = await referrals.invite(runner, invitation);
        if (isNew && written) await mail.keep(runner, { id: letterId, to: address, content: { kind: 'referral-invitation', from, code } });
        return isNew;
      });
      if (sent && written) await mail.deliver(letterId);
      return { sent, invited: await referrals.invitedCount(familyId) };
    },
  };
};
export type ReferralService = ReturnType<typeof referralService>;
