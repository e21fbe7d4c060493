/** What is said of a typed answer: `nearly` has the thought right and something of its form still to mend. */
export const verdicts = ['right', 'nearly', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

export type Judgement = {
  readonly verdict: Verdict;
  /** One kind sentence for the pupil. */
  readonly say: string;
  /** It could not be read as an answer of this kind at all: nothing was got wrong, and the pupil writes it in another way. */
  readonly unread?: true;
};

/** Where there is nothing to add. */
export const yesWords = 'Yes, that is right.';

export const right = (say = yesWords): Judgement => ({ verdict: 'right', say });
export const nearly = (say: string): Judgement => ({ verdict: 'nearly', say });
export const wrong = (say = 'Not this time.'): Judgement => ({ verdict: 'wrong', say });
export const unread = (say: string): Judgement => ({ verdict: 'wrong', say, unread: true });
