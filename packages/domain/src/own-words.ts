/** Kinds of question that are answered in the pupil's own words: a choice, an order or a place on a picture says nothing of its own. */
const written: ReadonlySet<string> = new Set(['essay', 'typed', 'correct', 'dictation', 'parts']);

export const isWritten = (questionType: string): boolean => written.has(questionType);

/** Why a pupil's words stay although they would like them gone: somebody has to be able to show them. */
export const wordsKept = {
  school: 'Your school set this, so your answers stay with it. Ask your teacher if you want your words taken out.',
  portfolio: 'A grown-up at home has put this into your portfolio, which they may have to show. Ask them to take it out first.',
} as const;
export type WordsKept = keyof typeof wordsKept;
