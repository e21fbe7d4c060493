import type { Parent } from '@hedgerow/domain/access';
import { weekAfter, weekToTell, type Week } from '@hedgerow/domain/weekly-letter';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { InsightService } from '../adaptive/insight.service.ts';
import type { DueWorkService } from '../assignments/due-work.service.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { ProgressService } from '../progress/progress.service.ts';
import type { DigestRepository, Reader } from './digest.repository.ts';
import { digestSentences, isWorthAnEmail } from './digest-sentences.ts';

export type DigestDeps = {
  readonly digests: DigestRepository;
  readonly insight: Pick<InsightService, 'inPlainText'>;
  readonly progress: Pick<ProgressService, 'finishedBetween'>;
  readonly dueWork: DueWorkService['between'];
  readonly mail: Pick<MailService, 'keep' | 'deliver'>;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly onError: (error: Error) => void;
  readonly now: Clock;
  readonly newId: () => string;
};

const firstId = '00000000-0000-0000-0000-000000000000';
const atOnce = 200;

/** The weekly letter to parents and home educators (docs/product/families.md#the-weekly-letter): facts first, and the letter says nothing but them. */
export const digestService = ({ digests, insight, progress, dueWork, mail, transaction, onError, now, newId }: DigestDeps) => {
  const weekOf = async (parent: Parent, child: { readonly id: string; readonly firstName: string }, week: Week) => {
    const whose = { familyId: parent.familyId, childId: child.id };
    const next = weekAfter(week);
    const [finished, read, dueThis, dueNext] = await Promise.all([
      progress.finishedBetween(whose, week.from, week.to),
      insight.inPlainText(parent, child.id),
      dueWork(whose, week.from, week.to),
      dueWork(whose, next.from, next.to),
    ]);
    const sentences = digestSentences({ firstName: child.firstName, week, finished, insight: read, dueThis, dueNext });
    return { childId: child.id, firstName: child.firstName, sentences };
  };

  const writeTo = async ({ id: parentId, familyId, firstName, email }: Reader, week: Week): Promise<boolean> => {
    const children = await digests.childrenOf(familyId);
    const parent: Parent = { role: 'parent', userId: parentId, familyId, childIds: children.map(({ id }) => id), carer: false };
    const weeks: Awaited<ReturnType<typeof weekOf>>[] = [];
    for (const child of children) weeks.push(await weekOf(parent, child, week));
    // The figures are those of this week alone: at midnight they would begin to be others.
    if (weekToTell(now())?.from !== week.from || !isWorthAnEmail(weeks.map(({ sentences }) => sentences))) return false;
    const emailId = newId();
    const told = weeks.map((one) => ({ firstName: one.firstName, sentences: one.sentences.map(({ text }) => text) }));
    const written = await transaction(async (runner) => {
      const facts = weeks.map(({ childId, sentences }) => ({ childId, sentences }));
      const first = await digests.keep(runner, { familyId, parentId, week: week.from, emailId }, facts, now());
      if (first)
        await mail.keep(runner, {
          id: emailId,
          to: email,
          content: { kind: 'weekly-digest', firstName, parentId, from: week.from, to: week.to, children: told },
        });
      return first;
    });
    if (written) await mail.deliver(emailId);
    return written;
  };

  return {
    /** On Sunday evening, to everybody who has not had this week's; at any other time nothing. Answers how many letters were written. */
    sendDue: async (): Promise<number> => {
      let written = 0;
      let after = firstId;
      for (;;) {
        const week = weekToTell(now());
        if (week === undefined) return written;
        const readers = await digests.readers(week.from, after, atOnce);
        for (const reader of readers) {
          // One family that cannot be read does not keep the others from their letters; an hour later it is tried again.
          const sent = await writeTo(reader, week).catch((error: unknown) => {
            onError(error instanceof Error ? error : new Error(String(error)));
            return false;
          });
          if (sent) written += 1;
        }
        const last = readers.at(-1);
        if (last === undefined || readers.length < atOnce) return written;
        after = last.id;
      }
    },
  };
};
