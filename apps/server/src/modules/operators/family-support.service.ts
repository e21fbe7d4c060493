import type { SupportFamily } from '@hedgerow/contracts/operator-desk';
import type { Staff } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { FamilySupportRepository } from './family-support.repository.ts';
import type { OperatorLogService } from './operator-log.service.ts';

export type FamilySupportDeps = {
  readonly families: FamilySupportRepository;
  readonly audit: Pick<AuditService, 'note' | 'settled'>;
  readonly log: Pick<OperatorLogService, 'noted'>;
  readonly now: Clock;
};

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

/** Why somebody cannot sign in, what they pay, which letters they had: enough to answer a family, and nothing of a child's work. */
export const familySupportService = ({ families, audit, log, now }: FamilySupportDeps) => ({
  /** Both records are written before anything is shown: the operators' own, and the one that the parent reads beside each child. */
  look: async (actor: Staff, email: string): Promise<SupportFamily> => {
    const familyId = await families.familyOf(email);
    if (familyId === undefined) throw new AppError('not_found', 'There is no family with this address.');
    await log.noted(actor, 'family-looked-at', familyId, () => Promise.resolve());
    audit.note({ actorId: actor.userId, kind: 'support', at: now(), whose: { of: 'family', id: familyId } });
    await audit.settled();
    const [adults, children, payments, letters] = await Promise.all([
      families.adults(familyId),
      families.children(familyId),
      families.payments(familyId),
      families.letters(familyId),
    ]);
    return {
      adults: adults.map((adult) => ({
        ...adult,
        since: adult.since.toISOString(),
        lastSignIn: iso(adult.lastSignIn),
        leavingOn: iso(adult.leavingOn),
      })),
      children: children.map((child) => ({ ...child, lastSignIn: iso(child.lastSignIn), planEnds: iso(child.planEnds) })),
      payments: payments.map((payment) => ({ ...payment, paidUntil: iso(payment.paidUntil) })),
      letters: letters.map(({ kind, at, sent }) => ({ kind: kind ?? 'letter', at: at.toISOString(), sent })),
    };
  },
});
export type FamilySupportService = ReturnType<typeof familySupportService>;
