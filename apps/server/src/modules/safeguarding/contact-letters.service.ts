import type { Runner } from '#db/client.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { ConcernsRepository, DeskOf } from './concerns.repository.ts';

export type ContactLettersDeps = {
  readonly concerns: Pick<ConcernsRepository, 'schoolContacts'>;
  readonly mail: Pick<MailService, 'keep' | 'deliver'>;
  /** Who looks after what children of families write. */
  readonly safeguardingEmail: string;
  readonly newId: () => string;
};

/** Tells a contact that a record waits, and nothing more. */
export const contactLetters = ({ concerns, mail, safeguardingEmail, newId }: ContactLettersDeps) => ({
  keep: async (runner: Runner, schoolId: DeskOf): Promise<readonly string[]> => {
    const contacts = schoolId === null ? [safeguardingEmail] : await concerns.schoolContacts(runner, schoolId);
    // A school without anybody to write to: the operator hears of it, so that no record waits unseen.
    const written = contacts.length === 0 ? [safeguardingEmail] : contacts;
    const kept: string[] = [];
    for (const to of written) {
      const id = newId();
      await mail.keep(runner, { id, to, content: { kind: 'safeguarding-record', desk: schoolId === null ? 'operator' : 'school' } });
      kept.push(id);
    }
    return kept;
  },
  /** After the transaction. */
  deliver: async (kept: readonly string[]): Promise<void> => {
    for (const id of kept) await mail.deliver(id);
  },
});
export type ContactLetters = ReturnType<typeof contactLetters>;
