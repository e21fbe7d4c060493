import { accountMessages } from '@hedgerow/contracts/accounts';
import { AppError } from '@hedgerow/domain/errors';
import type { Clock } from '#ports/clock.ts';
import type { SecretTokens } from '#ports/identity.ts';
import type { PasswordsService } from '#modules/accounts/passwords/passwords.service.ts';
import type { OperatorsRepository } from './operators.repository.ts';

export type OperatorsDeps = {
  readonly operators: OperatorsRepository;
  readonly passwords: Pick<PasswordsService, 'prepareReset'>;
  readonly tokens: Pick<SecretTokens, 'of'>;
  readonly publicUrl: string;
  readonly now: Clock;
  readonly newId: () => string;
};
type Person = { readonly email: string; readonly firstName: string; readonly lastName: string };

/** Who may sit at the operator's desk: made by a command alone, never by signing up. */
export const operatorsService = ({ operators, passwords, tokens, publicUrl, now, newId }: OperatorsDeps) => ({
  /** The person gets a letter with a link that sets their password, once, within the hour; the second step comes with the first sign-in. */
  create: async (person: Person): Promise<{ userId: string; link: string }> => {
    const [userId, linkId] = [newId(), newId()];
    if (!(await operators.add({ ...person, id: userId }, now()))) throw new AppError('conflict', accountMessages.emailTaken);
    await passwords.prepareReset({ id: linkId, email: person.email });
    const link = `${publicUrl}/auth/reset-password?token=${tokens.of(linkId)}&email=${encodeURIComponent(person.email)}`;
    return { userId, link };
  },

  remove: async (email: string): Promise<void> => {
    if (!(await operators.remove(email))) throw new AppError('not_found', 'There is no operator with this address.');
  },
});
export type OperatorsService = ReturnType<typeof operatorsService>;
