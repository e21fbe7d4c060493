import type { DataRequestAnswer, WorryBody, WorryDesks } from '@hedgerow/contracts/safeguarding';
import { type Pupil, refuseViewing } from '@hedgerow/domain/access';
import { AppError } from '@hedgerow/domain/errors';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { CloseReader } from './close-reader.ts';
import type { ConcernsRepository } from './concerns.repository.ts';
import type { ContactLetters } from './contact-letters.service.ts';
import { concernIn } from './screening.service.ts';

export type WorriesDeps = {
  readonly concerns: Pick<
    ConcernsRepository,
    'nearSchool' | 'schoolOf' | 'schoolContacts' | 'insert' | 'keepWords' | 'parentsOf' | 'nameOf'
  >;
  readonly letters: ContactLetters;
  readonly reader: Pick<CloseReader, 'read'>;
  readonly mail: Pick<MailService, 'keep' | 'deliver'>;
  readonly supportEmail: string;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** What a pupil asks for themselves: to be heard by a person, and for what is kept of them. */
export const worriesService = ({ concerns, letters, reader, mail, supportEmail, transaction, now, newId }: WorriesDeps) => ({
  desks: ({ userId }: Pupil): Promise<WorryDesks> =>
    transaction(async (runner) => ({ school: (await concerns.nearSchool(runner, userId))?.name ?? null })),

  /** The words go to the contact that the child chose, and nowhere else. Errors: conflict (no school to tell), forbidden (a parent looks). */
  report: async (actor: Pupil, { words, to }: WorryBody): Promise<void> => {
    refuseViewing(actor);
    const category = concernIn(await reader.read({ text: words, field: 'worry', childId: actor.userId })) ?? 'worry';
    const toSend = await transaction(async (runner) => {
      const near = to === 'school' ? await concerns.nearSchool(runner, actor.userId) : null;
      if (to === 'school' && near === null) throw new AppError('conflict', 'There is no school to tell. You can tell Hedgerow instead.');
      const schoolId = near?.id ?? null;
      const id = newId();
      await concerns.insert(runner, { id, childId: actor.userId, schoolId, category, place: 'worry_report', at: now() });
      await concerns.keepWords(runner, id, words);
      return letters.keep(runner, schoolId);
    });
    await letters.deliver(toSend);
  },

  /** Whoever looks after the account is asked to get the child their data. Errors: forbidden (a parent looks). */
  askForData: async (actor: Pupil): Promise<DataRequestAnswer> => {
    refuseViewing(actor);
    const { asked, kept } = await transaction(async (runner) => {
      const schoolId = await concerns.schoolOf(runner, actor.userId);
      const childName = await concerns.nameOf(runner, actor.userId);
      const by = schoolId === null ? ('parent' as const) : ('school' as const);
      const people =
        schoolId === null
          ? await concerns.parentsOf(runner, actor.familyId)
          : (await concerns.schoolContacts(runner, schoolId)).map((email) => ({ email, firstName: '' }));
      const ids: string[] = [];
      // Nobody to write to: whoever runs the product answers.
      for (const { email, firstName } of people.length === 0 ? [{ email: supportEmail, firstName: '' }] : people) {
        const id = newId();
        await mail.keep(runner, { id, to: email, content: { kind: 'data-asked', firstName, childName, by } });
        ids.push(id);
      }
      return { asked: by, kept: ids };
    });
    for (const id of kept) await mail.deliver(id);
    return { asked };
  },
});
export type WorriesService = ReturnType<typeof worriesService>;
