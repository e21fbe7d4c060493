import { clozePlaces } from '@hedgerow/curriculum/cloze';
import type { Fact, Topic } from '@hedgerow/curriculum/topic';
import type { QuestionDraft } from '../compose/question-draft.ts';
import { factDraft } from './fact-draft.ts';
import { capital, meaningOf, quoted, sameText, sentence } from './wording.ts';

type Statement = Extract<Fact, { kind: 'statement' }>;

const gap = '____';

/** "An hour", "a unit": the article goes by the sound and not by the letter. */
const vowelSound = /^[*“"]*(?:(?!(?:uni|use|usu|uti|eu|one\b|once\b))[aeiou]|hour|honest|heir)/i;
const article = /\b(an?) $/i;

/** With the article that goes with the word; before a gap both, or the article would tell the answer. */
const withArticle = (before: string, by: string, rivals: readonly string[]): string =>
  before.replace(article, (_, written: string) => {
    const sounds = new Set(rivals.map((rival) => vowelSound.test(rival)));
    if (by === gap && sounds.size === 1) return `${written} `;
    const right = by === gap ? 'a/an' : vowelSound.test(by) ? 'an' : 'a';
    return `${written.startsWith('A') ? capital(right) : right} `;
  });

/** What is true of a wrong word: the fact of the topic that it belongs to. */
const factOf = (topic: Topic, option: string): string | undefined => {
  const found = topic.facts.find((fact): fact is Statement => fact.kind === 'statement' && sameText(fact.cloze, option));
  return found === undefined ? undefined : sentence(found.text);
};

const replaced = ({ text, cloze, alternatives }: Statement, by: string): string | undefined => {
  const [place, other] = clozePlaces(text, cloze);
  return place === undefined || other !== undefined
    ? undefined
    : withArticle(text.slice(0, place), by, [cloze, ...alternatives]) + by + text.slice(place + cloze.length);
};

/** A formula or a sign is no word; one word among several ones would be known by its number. */
const thingMeant = (cloze: string, others: readonly string[]): string => {
  if (/^[−-]?[\d.,]+$/.test(cloze)) return 'Which number';
  if (cloze.includes('$') || !/\p{L}/u.test(cloze)) return 'What';
  const counts = new Set([cloze, ...others].map((text) => text.includes(' ')));
  return counts.size > 1 ? 'What' : cloze.includes(' ') ? 'Which words' : 'Which word';
};

const isOne = /^(?:only |just )?(?:one|1)$/i;
/** "one real solutions" is wrong before anybody has thought. */
const breaksNumber = ({ text, cloze }: Statement, by: string): boolean => {
  if (!isOne.test(by) || isOne.test(cloze)) return false;
  const after = text.slice(text.indexOf(cloze) + cloze.length);
  return /^(?: [a-z]+)? [a-z]+[^s\W]s\b/.test(after.replace(/^(?: (?:is|was|has|as|its))+\b/, ''));
};

/** In characters: longer sentences that differ in a word are tiring to read four times. */
const longestSentence = 60;

/** A statement as a gap to fill, where it is short as the one right sentence among wrong ones, and as a pupil's mistake to put right. */
export const statementQuestions = (topic: Topic, fact: Statement, source: string): QuestionDraft[] => {
  const { text, cloze, alternatives, objective } = fact;
  const withGap = replaced(fact, gap);
  if (withGap === undefined) return [];
  const whyNot = (option: string): string => meaningOf(topic, option) ?? factOf(topic, option) ?? '';
  const agreeing = alternatives.filter((option) => !breaksNumber(fact, option));
  const wrong = (agreeing.length < 2 ? alternatives : agreeing).map((option) => ({ text: option, why: whyNot(option) }));
  const shared = { source, fact: text, objective };
  const thing = thingMeant(cloze, alternatives);
  const mistakes = wrong.slice(0, Math.max(0, wrong.length - 2)).concat(wrong.length > 2 ? wrong.slice(-1) : []);
  return [
    ...factDraft(topic, {
      ...shared,
      stem: `${thing} ${thing === 'Which words' ? 'belong' : 'belongs'} in the gap? ${sentence(withGap)}`,
      key: cloze,
      wrong,
      difficulty: 'beginner',
    }),
    ...(text.length > longestSentence
      ? []
      : factDraft(topic, {
          ...shared,
          stem: 'Which sentence is right?',
          key: text,
          wrong: wrong.map((option) => ({ text: replaced(fact, option.text) ?? option.text, why: option.why })),
          difficulty: 'intermediate',
        })),
    ...mistakes.flatMap((mistake) => {
      const said = replaced(fact, mistake.text) ?? '';
      const stem = `A pupil writes: ${quoted(said)}. ${thing} should replace ${quoted(mistake.text)}?`;
      return factDraft(topic, {
        ...shared,
        stem,
        key: cloze,
        wrong: wrong.filter((option) => option !== mistake),
        difficulty: 'advanced',
      });
    }),
  ];
};
