import { askedWords, phraseWords } from '@hedgerow/curriculum/request-words';
import type { QuestionDraft } from './question-draft.ts';
import { isSaidIn } from './wish-words.ts';

/** What kind of question a wish asks for, beyond what it is about: "why do we have seasons", "sine or cosine rule how do I know which". */
export type AskingKind = {
  readonly isOfKind: (draft: Pick<QuestionDraft, 'stem' | 'key' | 'distractors' | 'about' | 'provenance'>) => boolean;
  /** Of so many questions of it, what they are: "5 that ask why". */
  readonly said: string;
  /** Of "was or were" and "its or it's", whose words say nothing of what they are about: whether a question has both of them to choose from. */
  readonly isSure?: AskingKind['isOfKind'];
  /** Whether the wish says so outright; "affect or effect" only joins two things of which one is to be chosen. */
  readonly isOutright: boolean;
};

const asksWhy =
  /\bwhy\b|\bhow come\b|\breasons? (?:for|why)\b|\bpurpose of\b|\bwhat(?:'?s| is| are| was| were| do| does| did)\b.*\bfor\??$/i;
const asksWhich =
  /\bwhich (?:one|is which|\w+ (?:to|do|should)|to)\b|\bhow (?:do|can|to|would)(?: (?:i|you|we))? (?:know|tell|choose|decide)\b|\bwhen (?:do|should|would|can) (?:i|you|we)\b|\bwhen to\b|\bdifferences?\b(?! of)|\bcompar(?:e|ing)\b/i;
const joinsTwo = /\b(?:or|vs?|versus)\b/i;

const toldWhy =
  /\bwhy\b|\bexplains?\b|\bexplanation\b|\breasons?\b|\bpurpose\b|\bwhat (?:is|are|was|were|do|does|did) [^.?]+ for\b|\bcauses?\b|\bwhat (?:does|do|can) (?:this|that|it|these) (?:tell|show)\b|\bwhat would\b/i;
const toldApart =
  /\bdiffer(?:s|ent|ently|ences?)?\b|\bcompar(?:e|es|ing)\b|\bunlike\b|\bapart\b|\bin common\b|\bhow (?:can|do|does) \w+ (?:tell|know)\b|\bwhich (?:\w+ )?(?:rule|method|average|formula|theorem|tense|operation)\b|\b(?:when|which)(?: \w+)? to use\b|\bwhen (?:do|should) (?:you|we|i)\b|\bwhen is\b|\bshould (?:\w+ ){1,2}use\b/i;
const aboutChoice = /\bwhich\b|\bwhen (?:to|do|is)\b|\bor\b|\bvs\b|\bdifference\b|\bchoos|\btelling\b|\bnot\b/i;

/** Of a thing that is called by more than two words, nearly half may be left out. */
const mostUnsaid = 0.5;

/** Whether each of the things that are joined is spoken of, in the question or among its options: one must be told from the other. */
const saysEach = (parts: readonly string[]): AskingKind['isOfKind'] => {
  if (parts.length < 2) return () => false;
  const groups = parts.map((part) => phraseWords(part));
  const shared = groups.reduce((some, group) => some.filter((word) => group.includes(word)));
  const own = groups.map((group) => group.filter((word) => !shared.includes(word)));
  if (own.some((group) => group.length === 0)) return () => false;
  return ({ stem, key, distractors }) => {
    const said = new Set(phraseWords([stem, key.text, ...distractors.map(({ text }) => text)].join(' ')));
    return own.every((group) => group.filter((word) => isSaidIn(said, [word])).length > group.length * mostUnsaid);
  };
};

/** "Was", "it's": a word as it is written, and not what it is looked up by. */
const writtenIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+(?:'\p{L}+)*/gu) ?? [],
  );

/** Whether a question has both of two small words, as they are written: one of them is to be chosen. */
const writesBoth = (parts: readonly string[]): AskingKind['isOfKind'] | undefined => {
  const isSmall = parts.length === 2 && parts.every((part) => /^[\p{L}'’]+$/u.test(part) && askedWords(part).length === 0);
  const words = parts.map((part) => part.toLowerCase().replaceAll('’', "'"));
  if (!isSmall) return undefined;
  return ({ stem, key, distractors }) => {
    const written = writtenIn([stem, key.text, ...distractors.map(({ text }) => text)].join(' '));
    return words.every((word) => written.has(word));
  };
};

/** What a written question is about says its kind; what a method is called says that of none of its draws. */
const aboutSays = (pattern: RegExp, { about = [], provenance }: Pick<QuestionDraft, 'about' | 'provenance'>): boolean =>
  provenance !== 'generator' && about.some((one) => pattern.test(one));

/** The kind of question that a wish asks for, where `parts` are the things that it joins; undefined where it names a thing and no kind. */
export const askingKindOf = (text: string, parts: readonly string[]): AskingKind | undefined => {
  if (asksWhy.test(text))
    return {
      isOutright: true,
      said: 'that ask why',
      isOfKind: (draft) => toldWhy.test(draft.stem) || aboutSays(/\bwhy\b|\breasons?\b|\bfor$/i, draft),
    };
  const asksOutright = asksWhich.test(text);
  const isSure = writesBoth(parts);
  if (isSure !== undefined) return { isOutright: false, said: 'on telling them apart', isOfKind: isSure, isSure };
  // Of "adding s or es" each is a sum of its own, and neither a word to choose.
  const joinsWords = parts.length > 1 && joinsTwo.test(text) && parts.every((part) => /\p{L}{3}$/u.test(part));
  if (!asksOutright && !joinsWords) return undefined;
  const isToldFromOther = saysEach(parts);
  return {
    // "When do I use a colon" is answered by any question on using it.
    isOutright: asksOutright && parts.length > 1,
    said: 'on telling them apart',
    isOfKind: (draft) => toldApart.test(draft.stem) || aboutSays(aboutChoice, draft) || isToldFromOther(draft),
  };
};
