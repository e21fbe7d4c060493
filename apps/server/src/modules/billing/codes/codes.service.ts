import { checkoutMessages, type PartnerCode } from '@hedgerow/contracts/checkout';
import type { Parent } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Database, Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Payments } from '#ports/payments.ts';
import type { CodeRow, PartnerCodesRepository } from './partner-codes.repository.ts';

export type CodesDeps = {
  readonly codes: PartnerCodesRepository;
  readonly payments: Pick<Payments, 'config' | 'findCode' | 'createCode'>;
  readonly db: Database;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly alert: (message: string) => void;
  readonly now: Clock;
};

export type NewPartnerCode = {
  readonly code: string;
  readonly percent: number;
  readonly partnerName: string;
  readonly months?: number;
  readonly maxUses?: number;
  readonly expiresAt?: Date;
};

/** A code with its place at the provider. */
export type HeldCode = {
  readonly code: string;
  readonly percent: number;
  readonly months: number | null;
  readonly promotionCodeId: string;
};

/** A checkout page lives for a day at most; after that the use is free again by itself. */
const holdForMs = 25 * 3_600_000;

const invalidCode = (): AppError => new AppError('invalid', checkoutMessages.invalidCode, { details: { field: 'code' } });

const viewOf = ({ code, percent, partnerName, months }: CodeRow): PartnerCode => ({
  code,
  discountPercentage: percent,
  partnerName,
  months,
});

/** Partner codes (docs/product/money.md#codes): our table says who may use what; the provider only knows how much it takes off. */
export const codesService = ({ codes, payments, db, transaction, alert, now }: CodesDeps) => {
  const isOpenTo = async (runner: Runner | Database, familyId: string, row: CodeRow | undefined): Promise<boolean> => {
    if (row === undefined || row.percent <= 0 || row.percent > 100) return false;
    if (row.expiresAt !== null && row.expiresAt.getTime() <= now().getTime()) return false;
    return row.maxUses === null || (await codes.takenByOthers(runner, familyId, row.code, now())) < row.maxUses;
  };

  const find = async (familyId: string, code: string): Promise<CodeRow> => {
    const row = await codes.find(code);
    if (row === undefined || !(await isOpenTo(db, familyId, row)) || (await codes.wasUsedBy(familyId, code))) throw invalidCode();
    return row;
  };

  /** The same code at the provider; made there when it is used for the first time. */
  const promotionOf = async ({ code, percent, partnerName, months, promotionCodeId, promotionMode }: CodeRow): Promise<string> => {
    const { mode } = payments.config();
    if (promotionCodeId !== null && promotionMode === mode) return promotionCodeId;
    const name = `${percent}% off: ${partnerName}`.slice(0, 40);
    const promotion =
      (await payments.findCode(code)) ??
      (await payments.createCode({ code, percentOff: percent, name, ...(months === null ? {} : { months }) }));
    if (promotion.percentOff !== percent) {
      alert(`The partner code ${code} is ${percent}% here and ${promotion.percentOff}% at the payment provider: it is refused.`);
      throw invalidCode();
    }
    await codes.notePromotion(code, promotion.promotionCodeId, mode);
    return promotion.promotionCodeId;
  };

  /** Takes a use for the family while it pays: of two families that want the last one, one gets it. */
  const hold = async (familyId: string, code: string): Promise<HeldCode> => {
    const held = await transaction(async (runner) => {
      const row = await codes.lock(runner, code);
      if (row === undefined || !(await isOpenTo(runner, familyId, row))) throw invalidCode();
      await codes.hold(runner, familyId, code, new Date(now().getTime() + holdForMs));
      return row;
    });
    return { code, percent: held.percent, months: held.months, promotionCodeId: await promotionOf(held) };
  };

  return {
    /** Throws `invalid` for a code that is unknown, over, used up, switched off, or used by this family before. */
    validate: async ({ familyId }: Parent, code: string): Promise<PartnerCode> => viewOf(await find(familyId, code)),

    /** The next order of the family is made with it. Nothing is used up yet. */
    choose: async ({ familyId }: Parent, code: string): Promise<PartnerCode> => {
      const row = await find(familyId, code);
      await codes.choose(familyId, row.code, now());
      return viewOf(row);
    },

    current: async ({ familyId }: Parent): Promise<PartnerCode | null> => {
      const row = await codes.chosenBy(familyId);
      return row !== undefined && (await isOpenTo(db, familyId, row)) ? viewOf(row) : null;
    },

    forget: ({ familyId }: Parent): Promise<void> => codes.forget(familyId),

    chosenBy: codes.chosenBy,

    hold,

    /** A code that has ended meanwhile is said and forgotten: the next try is without it, and nobody pays more than the page before showed. */
    holdOrForget: async ({ familyId }: Parent, code: string): Promise<HeldCode> => {
      try {
        return await hold(familyId, code);
      } catch (error) {
        if (error instanceof AppError && error.code === 'invalid') await codes.forget(familyId);
        throw error;
      }
    },

    /** The payment came to nothing: the family keeps its code, and others may have the use. */
    release: (familyId: string): Promise<void> => codes.release(db, familyId),

    /** For the operator. Throws `conflict` when there is such a code. */
    create: async ({ code, percent, partnerName, months, maxUses, expiresAt }: NewPartnerCode): Promise<void> => {
      const row = { code, percent, partnerName, months: months ?? null, maxUses: maxUses ?? null, expiresAt: expiresAt ?? null };
      if (!(await codes.create({ ...row, createdAt: now() }))) throw new AppError('conflict', `There is a code ${code} already.`);
    },
  };
};
export type CodesService = ReturnType<typeof codesService>;
