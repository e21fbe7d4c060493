import { z } from 'zod';

const about = {
  /** The topic of the bank that an answer says something about; null where there is none. */
  topicId: z.string().nullable(),
  /** 0 beginner to 2 advanced. */
  level: z.number().int().min(0).max(2),
};

/** `7 × 8` of the multiplication tables check. */
export const TableItem = z.object({ kind: z.literal('table'), left: z.number().int(), right: z.number().int(), ...about });
/** A word to read aloud in the phonics check; a pseudo-word is the name of a creature. */
export const PhonicsItem = z.object({
  kind: z.literal('word'),
  word: z.string(),
  graphemes: z.array(z.string()),
  pseudo: z.boolean(),
  ...about,
});
/** A calculation of the arithmetic paper. Texts are Markdown of the smallest kind with $TeX$. */
export const SumItem = z.object({
  kind: z.literal('sum'),
  question: z.string(),
  /** As it would be typed: "1052", "3/4". */
  answer: z.string(),
  marks: z.number().int(),
  steps: z.array(z.string()),
  ...about,
});
/** A word of the spelling paper with the sentence that it is heard in. */
export const SpellingItem = z.object({ kind: z.literal('spelling'), word: z.string(), sentence: z.string(), rule: z.string(), ...about });

/** A question of a national check with all that decides its mark; stored with the attempt, never sent before it is finished. */
export const CheckItem = z.discriminatedUnion('kind', [TableItem, PhonicsItem, SumItem, SpellingItem]);
export type CheckItem = z.output<typeof CheckItem>;
export type TableItem = z.output<typeof TableItem>;
export type PhonicsItem = z.output<typeof PhonicsItem>;
export type SumItem = z.output<typeof SumItem>;
export type SpellingItem = z.output<typeof SpellingItem>;
