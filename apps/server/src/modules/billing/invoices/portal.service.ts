import { billingMessages } from '@hedgerow/contracts/billing';
import type { Parent } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Payments } from '#ports/payments.ts';
import type { CustomersService } from '../customers.service.ts';

export type PortalDeps = {
  readonly customers: Pick<CustomersService, 'find'>;
  readonly payments: Pick<Payments, 'openPortal'>;
  readonly publicUrl: string;
};

type Asked = {
  readonly userId?: string | undefined;
  readonly customerId?: string | undefined;
};

/** The provider's own pages for the card and invoices. Where they lead back to is ours to say. */
export const portalService = ({ customers, payments, publicUrl }: PortalDeps) => ({
  /** Errors: not_found for anybody else's ids (docs/product/money.md#disputes; nothing is asked of the provider), conflict for a family that has never paid. */
  open: async (actor: Parent, { userId, customerId }: Asked): Promise<{ url: string }> => {
    if (userId !== undefined && userId !== actor.userId) throw new AppError('not_found', 'Not found');
    const own = await customers.find(actor.familyId);
    if (customerId !== undefined && customerId !== own?.customerId) throw new AppError('not_found', 'Not found');
    if (own === undefined) throw new AppError('conflict', billingMessages.nothingToManage);
    return payments.openPortal(own.customerId, `${publicUrl}/parent/family?manage=billing`);
  },
});
export type PortalService = ReturnType<typeof portalService>;
