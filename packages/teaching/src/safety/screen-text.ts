import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

/** What free text is, before anybody works with it. `worried` is a child who may need a person, not a revision guide. */
export type Screened = 'fine' | 'unkind' | 'worried';

/** School words in which the word list sees something else: people, books, birds, crops and places of the curriculum. */
const schoolWords =
  /\b(?:moby dick|dick (?:turpin|whittington|bruna|king-smith)|dick and dora|(?:blue|great|coal|long-tailed|marsh|willow) tits?|oilseed rape|rape ?seed|cock(?:erel)?s?|cock-?a-doodle-doo|wea?ther ?cock|pussy ?willow|puss(?:y)? ?cat|jack ?ass|donkey or ass|scunthorpe|essex|sussex|penistone|niger|nigeria|homo (?:sapiens|erectus|habilis)|sex (?:cells?|chromosomes?|hormones?)|sexual (?:and asexual )?reproduction|asexual|matchstick|shuttlecock|hancock|arsenal|arsenic)\b/giu;

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });

/** A child who writes of hurting themselves or of being hurt, in the first person. Lessons on a topic ("suicide in Romeo and Juliet") are not meant. */
const worry =
  /\b(?:i|i'm|im|i've|me)\b[^.?!]{0,40}\b(?:want(?:ed)? to die|wish i (?:was|were) dead|kill(?:ing)? myself|end(?:ing)? my life|hurt(?:ing)? myself|cut(?:ting)? myself|self[- ]?harm(?:ing)?|suicidal|nobody would miss me|hits? me|touche[sd]? me|abus(?:es|ed|ing) me|scared to go home)\b|\b(?:he|she|they|dad|mum|uncle|teacher|brother) (?:hits?|hurts?|touches|abuses) me\b/iu;

/** A word filter for what people type or a model wrote; never for the curriculum's own text (teaching.md 5.3). */
export const screenText = (text: string): Screened => {
  const plain = text.normalize('NFKC').replaceAll(/[’‘`]/gu, "'");
  if (worry.test(plain)) return 'worried';
  return matcher.hasMatch(plain.replaceAll(schoolWords, ' ')) ? 'unkind' : 'fine';
};
