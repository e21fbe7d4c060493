import type { DutiesBody } from '@hedgerow/contracts/school-duties';
import { type InviteStaffBody, schoolMessages, type SchoolStaff } from '@hedgerow/contracts/schools';
import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { DeskService } from './desk.service.ts';
import type { StaffRole } from './invitations.repository.ts';
import type { InvitationsService } from './invitations.service.ts';
import type { StaffRepository } from './staff.repository.ts';

export type StaffDeps = {
  readonly deskOf: DeskService['deskOf'];
  readonly staff: StaffRepository;
  readonly invite: InvitationsService['invite'];
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
};

const notFound = () => new AppError('not_found', 'Not found');

/** Nobody takes the desk away from themselves, so that a school always has somebody at it. */
const notOneself = (actor: Actor, userId: string): void => {
  if (actor.userId === userId) throw new AppError('conflict', schoolMessages.lastAdministrator);
};

/** Who works at the school: asked, given another role, let go. */
export const staffService = ({ deskOf, staff, invite, transaction, now }: StaffDeps) => {
  return {
    list: async (actor: Actor): Promise<SchoolStaff> => {
      const { schoolId } = await deskOf(actor);
      const [members, invitations] = await Promise.all([staff.members(schoolId), staff.invitations(schoolId, now())]);
      return {
        members: members.map((member) => ({
          ...member,
          twoFactor: member.twoFactor === true,
          lastSignInAt: member.lastSignInAt?.toISOString() ?? null,
          isYou: member.id === actor.userId,
        })),
        invitations: invitations.map((invitation) => ({ ...invitation, expiresAt: invitation.expiresAt.toISOString() })),
      };
    },

    /** A letter with a link; a newer one takes the place of an older. Errors: conflict (works here already). */
    invite: async (actor: Actor, { email, role }: InviteStaffBody): Promise<void> => {
      const { schoolId } = await deskOf(actor);
      if ((await staff.members(schoolId)).some((member) => member.email === email))
        throw new AppError('conflict', schoolMessages.emailTaken, { details: { field: 'email' } });
      await invite({ schoolId, email, role });
    },

    withdraw: async (actor: Actor, invitationId: string): Promise<void> => {
      if (!(await staff.withdraw((await deskOf(actor)).schoolId, invitationId))) throw notFound();
    },

    setRole: async (actor: Actor, userId: string, role: StaffRole): Promise<void> => {
      const { schoolId } = await deskOf(actor);
      if (!(await staff.isMember(schoolId, userId))) throw notFound();
      notOneself(actor, userId);
      if (!(await transaction((runner) => staff.setRole(runner, schoolId, userId, role)))) throw notFound();
    },

    /** What somebody looks after beside their classes; all of it, in the place of what it was. Errors: not_found. */
    setDuties: async (actor: Actor, userId: string, { headOf, senco }: DutiesBody): Promise<void> => {
      const { schoolId } = await deskOf(actor);
      if (!(await staff.isMember(schoolId, userId))) throw notFound();
      const subjects = [...new Set(headOf), ...(senco ? [null] : [])];
      const rows = subjects.map((subject) => ({ schoolId, userId, subject, createdAt: now() }));
      await transaction((runner) => staff.setDuties(runner, rows, schoolId, userId));
    },

    /** Errors: invalid (there are classes, and nobody to take them), conflict (oneself). */
    remove: async (actor: Actor, userId: string, heir: string | undefined): Promise<void> => {
      const { schoolId } = await deskOf(actor);
      if (!(await staff.isMember(schoolId, userId))) throw notFound();
      notOneself(actor, userId);
      if (heir !== undefined && (heir === userId || !(await staff.isMember(schoolId, heir))))
        throw new AppError('invalid', schoolMessages.heir, { details: { field: 'classesTo' } });
      if (heir === undefined && (await staff.classesOf(schoolId, userId)) > 0)
        throw new AppError('invalid', schoolMessages.heir, { details: { field: 'classesTo' } });
      if (!(await transaction((runner) => staff.remove(runner, schoolId, userId, heir)))) throw notFound();
    },
  };
};
export type StaffService = ReturnType<typeof staffService>;
