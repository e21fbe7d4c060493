import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { Credit, KeyPoint } from './key-points.ts';
import type { ReadAnswer } from './read-answer.ts';

export type Findings = {
  readonly read: ReadAnswer;
  readonly credits: readonly (Credit & { readonly point: KeyPoint })[];
  readonly isOffTopic: boolean;
  /** Linking words, 0 to 1. */
  readonly links: number;
  readonly judged: boolean;
};

/** docs/product/teaching-engine.md#essays: the limit is said in words, on screen. */
export const limits =
  'This program looks for key points by their words. It cannot judge style or originality, and gives no mark. Ask a teacher for one.';

const bareText = (text: string): string => text.trim().replace(/[.;]$/, '');
const listed = (texts: readonly string[]): string => texts.map((text) => `“${bareText(text)}”`).join('; ');

const whyNothing = ({ read, isOffTopic }: Findings): string | undefined => {
  if (read.words === 0) return 'You have not written an answer yet. Start with one sentence that answers the question. Then say why.';
  if (read.copiesQuestion) return 'Most of this is the question itself. Answer it in your own words.';
  if (read.real.length === 0) return 'This reads as a list of words. Key words count only in full sentences that explain something.';
  if (isOffTopic) return 'This does not seem to answer the question. Read it again and underline what it asks about.';
  return undefined;
};

export const feedbackFor = (findings: Findings, contradictions: number): string => {
  const nothing = whyNothing(findings);
  if (nothing !== undefined) return `${nothing} ${limits}`;
  const { credits, read } = findings;
  const found = credits.filter(({ credit }) => credit >= 0.8).map(({ point }) => point.text);
  const partly = credits.filter(({ credit }) => credit > 0 && credit < 0.8).map(({ point }) => point.text);
  const start =
    found.length === 0
      ? 'Your answer is on the topic. We did not find a whole key point in your answer yet.'
      : `We found the words of ${found.length} of ${credits.length} key points in your answer. Read them below: do your sentences say the same?`;
  const nearly = partly.length === 0 ? '' : ` You are close to this one. Say it fully: ${listed(partly.slice(0, 1))}.`;
  const short = read.words < 25 ? ' Your answer is very short. Aim for at least three full sentences.' : '';
  const against = contradictions === 0 ? '' : ' Something here is not right. Look at it below.';
  return `${start}${nearly}${short}${against} ${limits}`;
};

/** What to do next, the most useful first, at most eight. */
export const suggestionsFor = (
  { credits, links, judged, read }: Findings,
  { keyStage, marks }: { readonly keyStage: KeyStage; readonly marks: number },
  language: readonly string[],
): readonly string[] => {
  const missing = credits.filter(({ credit }) => credit < 0.8).toSorted((a, b) => b.point.marks - a.point.marks);
  const content = missing.slice(0, 1).map(({ point }) => `Begin with this, and give a reason or an example: ${bareText(point.text)}.`);
  const younger = keyStage === 'KS1' || keyStage === 'KS2' || keyStage === 'EYFS';
  const form = [
    ...(read.real.length > 0 && read.realShare < 0.6 ? ['Turn lists of words into full sentences.'] : []),
    ...(links < 0.5
      ? [younger ? 'Say why: use “because” or “so”.' : 'Explain your points with “because”, “therefore” or “this meant that”.']
      : []),
    ...(!judged && marks >= 6 && !younger ? ['Finish with a judgement. Which point matters most, and why?'] : []),
  ];
  return [...content, ...form, ...language].slice(0, 8);
};
