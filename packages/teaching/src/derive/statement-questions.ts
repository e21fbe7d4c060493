import { clozePlaces } from '@hedgerow/curriculum/cloze';
import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { factDraft } from './fact-draft.ts';
import { meaningOf, quoted, sentence } from './wording.ts';

type Statement = Extract<Fact, { kind: 'statement' }>;

const gap = '____';

const replaced = ({ text, cloze }: Statement, by: string): string | undefined => {
  const [place, other] = clozePlaces(text, cloze);
  return place === undefined || other !== undefined ? undefined : text.slice(0, place) + by + text.slice(place + cloze.length);
};

const thingMeant = (cloze: string): string => {
  if (/^[\d.,]+$/.test(cloze)) return 'Which number';
  return cloze.includes(' ') ? 'Which words' : 'Which word';
};

/** A statement as a gap to fill, and as a pupil's mistake to put right. */
export const statementQuestions = (topic: Topic, fact: Statement, source: string): QuestionDraft[] => {
  const { text, cloze, alternatives, objective } = fact;
  const withGap = replaced(fact, gap);
  if (withGap === undefined) return [];
  const whyNot = (option: string): string => meaningOf(topic, option) ?? `${quoted(option)} does not belong there; ${quoted(cloze)} does`;
  const wrong = alternatives.map((option) => ({ text: option, why: whyNot(option) }));
  const [mistake, ...others] = wrong;
  const said = mistake === undefined ? undefined : replaced(fact, mistake.text);
  return [
    ...factDraft(topic, {
      source,
      stem: `${thingMeant(cloze)} belongs in the gap? ${sentence(withGap)}`.replace('words belongs', 'words belong'),
      key: cloze,
      wrong,
      fact: text,
      difficulty: 'beginner',
      objective,
    }),
    ...(said === undefined || mistake === undefined
      ? []
      : factDraft(topic, {
          source,
          stem: `A classmate writes: ${quoted(said)}. One part of it is wrong. What should stand in place of ${quoted(mistake.text)}?`,
          key: cloze,
          wrong: others,
          fact: text,
          difficulty: 'advanced',
          objective,
        })),
  ];
};
