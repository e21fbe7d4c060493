import { AppError } from '@hedgerow/domain/errors';
import type { OperatorsService } from '../modules/operators/operators.service.ts';

export type DeskNeeds = { readonly desk: { readonly operators: OperatorsService } };
type Flags = Readonly<Record<string, string | undefined>>;
type DeskCommand = {
  readonly usage: string;
  readonly run: (flags: Flags, needs: DeskNeeds) => Promise<Readonly<Record<string, unknown>>>;
};

const emailOf = (flags: Flags): string => {
  const email = flags['email']?.trim().toLowerCase() ?? '';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new AppError('invalid', '--email is not an email address.');
  return email;
};

/** Who may work at /operator/dashboard. There is no other way in. */
export const deskCommands: Readonly<Record<string, DeskCommand>> = {
  'create-operator': {
    usage: '--email ann@product.example [--first-name Ann] [--last-name Lee] (a letter with a link that sets the password, within an hour)',
    run: async (flags, { desk }) => {
      const email = emailOf(flags);
      const names = { firstName: flags['first-name']?.trim() || 'Operator', lastName: flags['last-name']?.trim() ?? '' };
      return { ...(await desk.operators.create({ email, ...names })), email };
    },
  },
  'remove-operator': {
    usage: '--email ann@product.example (signed out at once)',
    run: async (flags, { desk }) => {
      const email = emailOf(flags);
      await desk.operators.remove(email);
      return { email, removed: true };
    },
  },
};
