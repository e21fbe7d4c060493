import type { EmailSwitched } from '@hedgerow/contracts/letters';
import type { Clock } from '#ports/clock.ts';
import type { EmailSwitchRepository } from './email-switch.repository.ts';
import type { EmailTokens } from './email-tokens.ts';

export type LetterSwitchDeps = {
  readonly switches: EmailSwitchRepository;
  readonly tokens: Pick<EmailTokens, 'read'>;
  readonly now: Clock;
};

export const emailSwitchService = ({ switches, tokens, now }: LetterSwitchDeps) => ({
  /** Which letters a link is about; undefined for a token that is none of ours. Nothing happens. */
  about: (token: string): EmailSwitched['letters'] | undefined => tokens.read(token)?.letters,

  /** Stops letters, or lets them come again, for whoever holds the letter's link. Twice is the same as once; undefined for a token that is none of ours. */
  turn: async (token: string, on: boolean): Promise<EmailSwitched | undefined> => {
    const whose = tokens.read(token);
    if (whose === undefined) return undefined;
    if (whose.letters === 'weekly') await switches.turnWeekly(whose.parentId, on);
    else await switches.turnNewsletter(whose.email, on, now());
    return { letters: whose.letters, on };
  },
});
export type EmailSwitchService = ReturnType<typeof emailSwitchService>;
