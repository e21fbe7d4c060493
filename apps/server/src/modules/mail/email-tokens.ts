import { z } from 'zod';
import type { Seals } from '#ports/identity.ts';

/** Letters that somebody may stop without signing in, and whose they are. */
const Switchable = z.discriminatedUnion('letters', [
  z.object({ letters: z.literal('weekly'), parentId: z.uuid() }),
  z.object({ letters: z.literal('newsletter'), email: z.string() }),
]);
export type Switchable = z.output<typeof Switchable>;

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The token of a letter's way out: it says whose letters, is sealed, and works for as long as the letter is kept. Nothing else opens with it. */
export const emailTokens = (seals: Seals) => ({
  of: (whose: Switchable): string => seals.seal(JSON.stringify(whose)),
  read: (token: string): Switchable | undefined => Switchable.safeParse(readJson(seals.open(token) ?? '')).data,
});
export type EmailTokens = ReturnType<typeof emailTokens>;
