import type { GuideBlock } from '@hedgerow/curriculum/guide';
import { subjectName } from '@hedgerow/domain/subjects';
import { z } from 'zod';
import type { ModelTask } from './ask-model.ts';
import { fenced } from './fenced.ts';
import type { Grounding } from './grounding.ts';
import { isSoundText, type Reader } from './sound-text.ts';

const Draft = z.object({
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()), points: z.array(z.string()) })).max(6),
  keyWords: z.array(z.object({ term: z.string(), meaning: z.string() })).max(10),
  mistakes: z.array(z.object({ belief: z.string(), correction: z.string() })).max(5),
  checks: z.array(z.object({ question: z.string(), answer: z.string() })).max(8),
});
type Draft = z.output<typeof Draft>;

export type GuideComposition = Reader & { readonly topic: string };

export const guideTask = (wish: GuideComposition, grounding: Grounding): ModelTask<Draft> => ({
  prompt: [
    `Explain a topic for a revision guide. Subject: ${subjectName(wish.subject)}. Stage: ${wish.keyStage}.`,
    fenced('topic', wish.topic.slice(0, 200)),
    grounding.data,
    grounding.lines.size > 0
      ? 'Use only what the data says: no number, date, name or place that is not in it. Say it again in simpler words, with why and how, and a picture from everyday life where one helps.'
      : 'Keep to what every textbook for this stage says. Leave out what you are not sure of.',
    'Two to four short sections; key words with plain meanings; mistakes that pupils make; questions to check oneself, with short answers.',
    'Shape: {"sections":[{"heading","paragraphs":[],"points":[]}],"keyWords":[{"term","meaning"}],"mistakes":[{"belief","correction"}],"checks":[{"question","answer"}]}',
  ].join('\n\n'),
  schema: Draft,
  read: (json) => {
    const { sections = [], keyWords = [], mistakes = [], checks = [] } = Draft.partial().safeParse(json).data ?? {};
    return sections.length === 0 ? undefined : { sections, keyWords, mistakes, checks };
  },
  maxOutputTokens: 3000,
});

export type SoundGuide = { readonly blocks: readonly GuideBlock[]; readonly kept: number; readonly dropped: number };

/** What may be shown of a guide, piece by piece; without one sound paragraph there is none. */
export const soundGuide = (draft: Draft, reader: Reader, grounding: Grounding): SoundGuide => {
  const source = grounding.lines.size > 0 ? grounding.text : null;
  const sound = (...texts: readonly string[]): boolean => texts.every((text) => isSoundText(text, reader, source));
  const sections = draft.sections.map(({ heading, paragraphs, points }) => ({
    heading,
    paragraphs: sound(heading) ? paragraphs.filter((text) => sound(text)) : [],
    points: sound(heading) ? points.filter((text) => sound(text)) : [],
  }));
  const keyWords = draft.keyWords.filter(({ term, meaning }) => sound(term, meaning));
  const mistakes = draft.mistakes.filter(({ belief, correction }) => sound(belief, correction));
  const checks = draft.checks.filter(({ question, answer }) => sound(question, answer));
  const written = sections.filter(({ paragraphs }) => paragraphs.length > 0);
  const count = (part: Pick<Draft, 'keyWords' | 'mistakes' | 'checks'>, texts: readonly Draft['sections'][number][]): number =>
    part.keyWords.length +
    part.mistakes.length +
    part.checks.length +
    texts.reduce((sum, { paragraphs, points }) => sum + paragraphs.length + points.length, 0);
  const asked = count(draft, draft.sections);
  if (written.length === 0) return { blocks: [], kept: 0, dropped: asked };
  const kept = count({ keyWords, mistakes, checks }, written);
  const blocks: GuideBlock[] = [
    ...(keyWords.length > 0 ? [{ kind: 'keyWords' as const, entries: keyWords }] : []),
    ...written.flatMap(({ heading, paragraphs, points }): GuideBlock[] => [
      { kind: 'heading', text: heading, level: 3 },
      ...paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
      ...(points.length > 0 ? [{ kind: 'list' as const, ordered: false, items: points }] : []),
    ]),
    ...(mistakes.length > 0 ? [{ kind: 'mistakes' as const, entries: mistakes }] : []),
    ...(checks.length > 0 ? [{ kind: 'checkYourself' as const, entries: checks }] : []),
  ];
  return { blocks, kept, dropped: asked - kept };
};
