import { nextLtiTry } from '@hedgerow/domain/lti';
import type { Clock } from '#ports/clock.ts';
import { type Lti, LtiCallFailed } from '#ports/lti.ts';
import type { LtiKeysService } from './lti-keys.service.ts';
import type { DueScore, LtiScoresRepository } from './lti-scores.repository.ts';

export type LtiScoresDeps = {
  readonly scores: LtiScoresRepository;
  readonly lti: Pick<Lti, 'lineOf' | 'sendScore'>;
  readonly keys: Pick<LtiKeysService, 'current'>;
  readonly now: Clock;
};

const keyOf = ({ courseId, groupId, userId }: DueScore) => ({ courseId, groupId, userId });

/** Marks of work that was opened from a platform go back to it. What has to go is read from what is there, so that nothing is forgotten. */
export const ltiScoresService = ({ scores, lti, keys, now }: LtiScoresDeps) => {
  const lineOf = async (due: DueScore): Promise<string> => {
    const { platform, courseId, groupId, title, lineUrl, linesUrl } = due;
    if (lineUrl !== null) return lineUrl;
    if (linesUrl === null) throw new LtiCallFailed('refused', 'The platform has no column for these marks.');
    const made = await lti.lineOf(await keys.current(), platform, linesUrl, { id: groupId, title });
    await scores.setLine(courseId, groupId, made);
    return made;
  };

  const send = async (due: DueScore): Promise<void> => {
    const { platform, subject, score, hasWriting, finishedAt } = due;
    if (finishedAt === null) return;
    await lti.sendScore(await keys.current(), platform, await lineOf(due), { subject, score, final: !hasWriting, finishedAt });
    await scores.arrived(keyOf(due), due.tries + 1, now());
  };

  /** Later, where that may help; a column that went is made anew where the platform lets us. */
  const putOff = async (due: DueScore, { why, message }: LtiCallFailed): Promise<void> => {
    const tries = due.tries + 1;
    const isLost = why === 'gone' && due.linesUrl !== null && due.tries === 0;
    if (isLost) await scores.setLine(due.courseId, due.groupId, null);
    const next = why === 'away' || isLost ? nextLtiTry(tries, now()) : undefined;
    await scores.failed(keyOf(due), tries, next ?? null, message);
  };

  return {
    /** A job. A platform that is away is not asked for the next mark in the same round: all of its marks wait. */
    sendDue: async (stopping?: AbortSignal): Promise<void> => {
      const away = new Map<string, LtiCallFailed>();
      for (const due of await scores.due(now())) {
        if (stopping?.aborted === true) return;
        const known = away.get(due.platform.id);
        try {
          if (known !== undefined) throw known;
          await send(due);
        } catch (error) {
          if (!(error instanceof LtiCallFailed)) throw error;
          if (error.why === 'away') away.set(due.platform.id, error);
          await putOff(due, error);
        }
      }
    },
  };
};
