/** What is said of a typed answer: `nearly` has the thought right and something of its form still to mend. */
export const verdicts = ['right', 'nearly', 'wrong'] as const;
export type Verdict = (typeof verdicts)[number];

export type Judgement = {
  readonly verdict: Verdict;
  /** One kind sentence for the pupil. */
  readonly say: string;
};

export const right = (say = 'Yes, that is right.'): Judgement => ({ verdict: 'right', say });
export const nearly = (say: string): Judgement => ({ verdict: 'nearly', say });
export const wrong = (say = 'Not this time.'): Judgement => ({ verdict: 'wrong', say });
