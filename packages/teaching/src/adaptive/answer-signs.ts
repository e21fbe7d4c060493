/** How an answer came about, beside right or wrong. */
export type AnswerSigns = {
  /** Steps of the help ladder that were opened before it. */
  readonly hintsUsed: number;
  /** 1 for the first. */
  readonly tries: number;
  /** 0 where the answer was typed: nobody guesses that. */
  readonly optionsShown: number;
  /** What of the topic the question is on; null where it does not say. */
  readonly objective: string | null;
};

/** The chance to be right without knowing: one of the options that were shown, and fewer after each wrong try. */
export const guessOf = ({ optionsShown, tries }: Pick<AnswerSigns, 'optionsShown' | 'tries'>): number =>
  optionsShown < 2 ? 0 : 1 / Math.max(2, optionsShown - (tries - 1));

/** Each hint takes a quarter of what a right answer shows, a second try two thirds of it. Wrong stays wrong with any help. */
export const weightOf = ({ hintsUsed, tries }: Pick<AnswerSigns, 'hintsUsed' | 'tries'>, correct: boolean): number =>
  correct ? Math.max(0.25, 1 - 0.25 * hintsUsed) / (tries > 1 ? 3 : 1) : 1;
