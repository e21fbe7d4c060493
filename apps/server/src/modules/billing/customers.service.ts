import type { Parent } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { planPence, plans } from '@hedgerow/domain/plans';
import type { Clock } from '#ports/clock.ts';
import type { Payments } from '#ports/payments.ts';
import type { BillingRepository } from './billing.repository.ts';

/** A family as the provider knows it. */
export type Customer = { readonly familyId: string; readonly customerId: string };

export type CustomersDeps = {
  readonly billing: Pick<BillingRepository, 'customerOf' | 'keepCustomer' | 'payer'>;
  readonly payments: Pick<Payments, 'config' | 'createCustomer' | 'ensureCatalogue'>;
  readonly locked: <T>(familyId: string, work: () => Promise<T>) => Promise<T>;
  readonly now: Clock;
};

/** Who pays, and for what it can be paid, at the provider. */
export const customersService = ({ billing, payments, locked, now }: CustomersDeps) => {
  let catalogue: Promise<void> | undefined;

  const find = async (familyId: string): Promise<Customer | undefined> => {
    const found = await billing.customerOf(familyId);
    return found?.mode === payments.config().mode ? { familyId, customerId: found.customerId } : undefined;
  };

  const ensureLocked = async ({ familyId, userId }: Parent): Promise<Customer> => {
    const found = await find(familyId);
    if (found !== undefined) return found;
    const payer = await billing.payer(userId);
    if (payer === undefined) throw new AppError('signed_out', 'Please sign in.');
    const { mode } = payments.config();
    const customerId = await payments.createCustomer({
      familyId,
      email: payer.email,
      name: payer.name,
      attemptId: `family:${familyId}:${mode}`,
    });
    await billing.keepCustomer({ familyId, customerId, mode, createdAt: now() });
    return { familyId, customerId };
  };

  return {
    find,
    /** For callers that hold the family's lock. */
    ensureLocked,
    /** One customer a family, made from the session (docs/product/money.md#changes). */
    ensure: (actor: Parent): Promise<Customer> => locked(actor.familyId, () => ensureLocked(actor)),

    /** Our plans as the provider's prices, once; tried again when it did not work. Throws in live mode when a price differs. */
    ensureCatalogue: (): Promise<void> => {
      catalogue ??= payments
        .ensureCatalogue(
          plans.map(({ id, name }) => ({ planId: id, name, pence: { month: planPence(id, 'month'), year: planPence(id, 'year') } })),
        )
        .catch((error: unknown) => {
          catalogue = undefined;
          throw error;
        });
      return catalogue;
    },
  };
};
export type CustomersService = ReturnType<typeof customersService>;
