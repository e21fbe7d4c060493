import type { LetterSwitched } from '@hedgerow/contracts/letters';
import type { Clock } from '#ports/clock.ts';
import type { LetterSwitchRepository } from './letter-switch.repository.ts';
import type { LetterTokens } from './letter-tokens.ts';

export type LetterSwitchDeps = {
  readonly switches: LetterSwitchRepository;
  readonly tokens: Pick<LetterTokens, 'read'>;
  readonly now: Clock;
};

export const letterSwitchService = ({ switches, tokens, now }: LetterSwitchDeps) => ({
  /** Which letters a link is about; undefined for a token that is none of ours. Nothing happens. */
  about: (token: string): LetterSwitched['letters'] | undefined => tokens.read(token)?.letters,

  /** Stops letters, or lets them come again, for whoever holds the letter's link. Twice is the same as once; undefined for a token that is none of ours. */
  turn: async (token: string, on: boolean): Promise<LetterSwitched | undefined> => {
    const whose = tokens.read(token);
    if (whose === undefined) return undefined;
    if (whose.letters === 'weekly') await switches.turnWeekly(whose.parentId, on);
    else await switches.turnNewsletter(whose.email, on, now());
    return { letters: whose.letters, on };
  },
});
export type LetterSwitchService = ReturnType<typeof letterSwitchService>;
