import { type AcceptInvitationBody, accountMessages } from '@hedgerow/contracts/accounts';
import { agreedWording } from '@hedgerow/contracts/terms';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Identity, SecretTokens, Visitor } from '#ports/identity.ts';
import type { PasswordJudge } from '#ports/password-judge.ts';
import type { AccountsService, Entered } from '../accounts/accounts.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { InvitationsRepository, NewTeacher, StaffRole } from './invitations.repository.ts';

/** How long an invitation works: 14 days. */
const invitationMs = 14 * 86_400_000;

export type InvitationsDeps = {
  readonly invitations: InvitationsRepository;
  readonly accounts: Pick<AccountsService, 'entered'>;
  readonly identity: Pick<Identity, 'hashPassword' | 'openSession'>;
  readonly tokens: SecretTokens;
  readonly judgePassword: PasswordJudge;
  readonly mail: Pick<MailService, 'keep' | 'deliver'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};
type Invited = { readonly schoolName: string; readonly email: string; readonly role: StaffRole };
type Teacher = Omit<NewTeacher, 'id' | 'accountId' | 'passwordHash'> & { readonly password: string };

const invalid = () => new AppError('invalid', accountMessages.invitationInvalid, { details: { reason: 'link' } });

/** A school's invitation is the only way to become a teacher (docs/product/accounts.md#roles). */
export const invitationsService = (deps: InvitationsDeps) => {
  const { invitations, accounts, identity, tokens, judgePassword, mail, transaction, now, newId } = deps;

  const makeTeacher = async ({ password, ...teacher }: Teacher, first: (runner: Runner) => Promise<void>): Promise<string> => {
    const complaint = await judgePassword(password, [teacher.firstName, teacher.lastName, teacher.email]);
    if (complaint !== undefined) throw new AppError('invalid', complaint, { details: { field: 'password' } });
    const former = await invitations.findFormer(teacher.email);
    const [id, accountId] = [former ?? newId(), newId()];
    const passwordHash = await identity.hashPassword(password);
    try {
      await transaction(async (runner) => {
        await first(runner);
        if (former === undefined) await invitations.forgetUnsettled(runner, teacher.email);
        const made = { ...teacher, id, accountId, passwordHash };
        await (former === undefined ? invitations.createTeacher(runner, made, now()) : invitations.comeBack(runner, made, now()));
        await invitations.agree(runner, { id: newId(), userId: id, wording: agreedWording, agreedAt: now() });
        await invitations.takeClasses(runner, made, now());
      });
    } catch (cause) {
      throw invitations.isEmailTaken(cause) ? new AppError('conflict', accountMessages.emailTaken, { cause }) : cause;
    }
    return id;
  };

  /** In the transaction of what it belongs to; `deliver` it afterwards. */
  const prepare = async (
    runner: Runner,
    wish: { readonly schoolId: string; readonly schoolName: string; readonly email: string; readonly role: StaffRole },
  ): Promise<{ invitationId: string; token: string }> => {
    const { schoolName, ...rest } = wish;
    const id = newId();
    const token = tokens.of(id);
    const expiresAt = new Date(now().getTime() + invitationMs);
    await invitations.invite(runner, { ...rest, id, tokenHash: tokens.hash(token), expiresAt }, now());
    await mail.keep(runner, { id, to: wish.email, content: { kind: 'teacher-invitation', tokenId: id, schoolName } });
    return { invitationId: id, token };
  };

  return {
    prepare,
    deliver: mail.deliver,

    createSchool: async (name: string): Promise<string> => {
      const id = newId();
      await invitations.createSchool(id, name, now());
      return id;
    },

    /** The school of this id; without one the oldest. */
    schoolOf: async (id: string | undefined) => (id === undefined ? invitations.oldestSchool() : invitations.findSchool(id)),

    invite: async (wish: { schoolId: string; email: string; role: StaffRole }): Promise<{ invitationId: string; token: string }> => {
      const found = await invitations.findSchool(wish.schoolId);
      if (found === undefined) throw new AppError('not_found', 'There is no such school.');
      const prepared = await transaction((runner) => prepare(runner, { ...wish, schoolName: found.name }));
      await mail.deliver(prepared.invitationId);
      return prepared;
    },

    look: async (token: string): Promise<Invited> => {
      const found = await invitations.find(tokens.hash(token), now());
      if (found === undefined) throw invalid();
      const { email, role } = found.invitation;
      return { schoolName: found.schoolName, email, role };
    },

    /** Errors: invalid (the link, or a password that is easy to guess), conflict (the address has an account). */
    accept: async (body: AcceptInvitationBody, visitor: Visitor, before: string | null): Promise<Entered> => {
      const found = await invitations.find(tokens.hash(body.token), now());
      if (found === undefined) throw invalid();
      const { id, schoolId, email, role } = found.invitation;
      const { password, firstName, lastName } = body;
      const userId = await makeTeacher({ schoolId, email, role, password, firstName, lastName }, async (runner) => {
        if (!(await invitations.take(runner, id, now()))) throw invalid();
      });
      return accounts.entered(await identity.openSession(userId, visitor), before);
    },

    /** Outside production, for trials and tests. */
    createTeacher: (teacher: Teacher): Promise<string> => makeTeacher(teacher, async () => {}),
  };
};
export type InvitationsService = ReturnType<typeof invitationsService>;
