import { ltiMessages, type LtiPlatforms, type NewLtiPlatformBody } from '@hedgerow/contracts/lti';
import type { Actor } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import { mostLtiPlatforms } from '@hedgerow/domain/lti';
import type { Clock } from '#ports/clock.ts';
import type { Lti } from '#ports/lti.ts';
import type { DeskService } from '../schools/desk.service.ts';
import type { LtiScoresRepository } from './lti-scores.repository.ts';
import type { LtiRepository } from './lti.repository.ts';

export type LtiDeskDeps = {
  readonly deskOf: DeskService['deskOf'];
  readonly rows: LtiRepository;
  readonly scores: Pick<LtiScoresRepository, 'states' | 'tryAgain'>;
  readonly lti: Pick<Lti, 'mayAsk'>;
  readonly publicUrl: string;
  readonly now: Clock;
  readonly newId: () => string;
};

const addresses = ['issuer', 'authUrl', 'tokenUrl', 'jwksUrl'] as const;

/** Which learning platforms open us, as a school's administrators say. */
export const ltiDeskService = ({ deskOf, rows, scores, lti, publicUrl, now, newId }: LtiDeskDeps) => {
  const list = async (schoolId: string): Promise<LtiPlatforms> => {
    const all = await rows.ofSchool(schoolId);
    const states = await scores.states(all.map(({ platform }) => platform.id));
    return {
      tool: {
        loginUrl: `${publicUrl}/api/lti/login`,
        launchUrl: `${publicUrl}/api/lti/launch`,
        keysUrl: `${publicUrl}/api/lti/keys`,
      },
      platforms: all.map(({ platform, people }) => ({
        id: platform.id,
        name: platform.name,
        issuer: platform.issuer,
        clientId: platform.clientId,
        deploymentId: platform.deploymentId,
        addedBy: platform.addedBy,
        addedAt: platform.addedAt.toISOString(),
        people,
        waits: platform.waits,
        marks: states.get(platform.id) ?? { sent: 0, waiting: 0, givenUp: 0, problem: null },
      })),
    };
  };

  return {
    list: async (actor: Actor): Promise<LtiPlatforms> => list((await deskOf(actor)).schoolId),

    /** Errors: invalid (an address that we do not ask, or too many), conflict (registered already). */
    add: async (actor: Actor, body: NewLtiPlatformBody): Promise<LtiPlatforms> => {
      const { schoolId } = await deskOf(actor);
      const wrong = addresses.find((field) => !lti.mayAsk(body[field]));
      if (wrong !== undefined) throw new AppError('invalid', ltiMessages.address, { details: { field: wrong } });
      if ((await rows.ofSchool(schoolId)).length >= mostLtiPlatforms) throw new AppError('conflict', ltiMessages.tooMany);
      const row = { ...body, id: newId(), schoolId, addedBy: await rows.nameOf(actor.userId), addedAt: now(), waits: false };
      if (!(await rows.add(row))) throw new AppError('conflict', ltiMessages.taken, { details: { field: 'deploymentId' } });
      return list(schoolId);
    },

    /** One that registered itself opens us from now on. Errors: not_found. */
    approve: async (actor: Actor, id: string): Promise<LtiPlatforms> => {
      const { schoolId } = await deskOf(actor);
      if (!(await rows.approve(schoolId, id))) throw new AppError('not_found', 'Not found');
      return list(schoolId);
    },

    /** Marks that did not arrive go again in the next round. Errors: not_found. */
    sendMarksAgain: async (actor: Actor, id: string): Promise<LtiPlatforms> => {
      const { schoolId } = await deskOf(actor);
      if (!(await rows.ofSchool(schoolId)).some(({ platform }) => platform.id === id)) throw new AppError('not_found', 'Not found');
      await scores.tryAgain(id, now());
      return list(schoolId);
    },

    /** Everybody's link at it goes, too. Errors: not_found. */
    remove: async (actor: Actor, id: string): Promise<LtiPlatforms> => {
      const { schoolId } = await deskOf(actor);
      if (!(await rows.remove(schoolId, id))) throw new AppError('not_found', 'Not found');
      return list(schoolId);
    },
  };
};
export type LtiDeskService = ReturnType<typeof ltiDeskService>;
