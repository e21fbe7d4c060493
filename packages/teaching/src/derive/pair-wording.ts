import type { Fact } from '@hedgerow/curriculum/topic';
import { askedPlainly } from './asked-plainly.ts';
import { quoted } from './wording.ts';

type Pair = Pick<Extract<Fact, { kind: 'pair' }>, 'relation' | 'left' | 'right'>;

const bare = (text: string): string => text.replace(/\.$/, '');
const isMarked = (text: string): boolean => /^[*"“$]/.test(text) || /[*"”$]$/.test(text);
const spokenOf = (text: string): string => (isMarked(text) ? bare(text) : quoted(text));

/** "French for", "Latin for": what stands on the right is a word of that language. */
const intoTheLanguage = /^(?!English)(?:\p{Lu}\p{Ll}+) (?:word |greeting |family word |number word )?for(?: the (?:colour|day))?$/u;
/** "English for", "meaning of the prefix": what stands on the right says what the left means. */
const intoEnglish = /^(?:English (?:for|meaning of)|meaning of)(?: the .+)?$/;
/** "animal that lives in", "name of the character who": a kind of thing, and what it does. */
const kindThatDoes =
  /^(?:name of the )?(.+?) (?:that|which|who) ((?:is|are|was|has|can|\p{L}+(?<!s)s|painted|cut|made|wrote|kills|walks)\b.*|made|wrote|was)$/u;
/** "number of sounds in". */
const countIn = /^number of ((?!.*\bthat\b).+?) (in|for)\b(.*)$/;
const artist = /^name of the (artist|poet|character|thinker|.+ god) (?:who|that)\s*(.*)$/;
const linkedWith = /^name of the (.+?) (linked with)$/;

/** "joining word that" before "gives a choice". */
const kindAlone = /^(?:name of the )?(.+) (?:that|which|who)$/;
/** "kind of noun shown by", "type of plate margin at". */
const kindShown = /^((?:kind|type) of .+?) (shown by|made from|made by|used in|in|at)$/;
/** "state at room temperature of", "role in history of", "value, to one decimal place, of": the thing stands before its condition. */
const withCondition = /^(?:((?:state|appearance|role|effect|contribution|form)) ((?:at|in|on|to|for) .+)|(meaning|value), (.+),) of$/;
const conditionOf = (relation: string): readonly [string, string] | undefined => {
  const found = withCondition.exec(relation);
  return found === null ? undefined : [found[1] ?? found[3] ?? '', found[2] ?? found[4] ?? ''];
};

const joined = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

/** "Letters that make the sound in" are several. */
const isOrAre = (relation: string): string =>
  /^(?:the )?(?:letters|words|names|parts|signs|colours|products|units|numbers)\b/.test(relation) ? 'are' : 'is';

/** The question that a teacher would ask about the left side. */
export const askForRight = ({ relation: told, left }: Pair): string => {
  const relation = told.replace(/^the /, '');
  const thing = bare(left).replace(/\?$/, '');
  const plainly = askedPlainly(relation, thing);
  if (plainly !== undefined) return plainly;
  const person = artist.exec(relation);
  if (person) return `${joined(`Which ${person[1] ?? ''}`, person[2] ?? '', thing)}?`;
  const linked = linkedWith.exec(relation);
  if (linked) return `Which ${linked[1] ?? ''} is ${linked[2] ?? ''} ${thing}?`;
  if (intoEnglish.test(relation)) {
    const role = /\bthe (.+)$/.exec(relation)?.[1];
    return `What does ${role === undefined ? spokenOf(left) : `the ${role} ${spokenOf(left)}`} mean?`;
  }
  if (intoTheLanguage.test(relation)) return `What is the ${relation} ${spokenOf(left)}?`;
  const shown = kindShown.exec(relation);
  if (shown) return `What ${shown[1] ?? ''} is ${shown[2] ?? ''} ${thing}?`;
  const condition = conditionOf(relation);
  if (condition) return `What is the ${condition[0]} of ${thing} ${condition[1]}?`;
  const alone = kindAlone.exec(relation);
  if (alone) return `Which ${alone[1] ?? ''} ${thing}?`;
  const counted = countIn.exec(relation);
  if (counted) return `How many ${counted[1] ?? ''} are there ${joined(counted[2] ?? '', (counted[3] ?? '').trim(), thing)}?`;
  const does = kindThatDoes.exec(relation);
  if (does && !relation.startsWith('number of ')) return `${joined(`Which ${does[1] ?? ''}`, does[2] ?? '', thing)}?`;
  return `What ${isOrAre(relation)} the ${relation} ${thing}?`;
};

/** A number or a formula needs no quotation marks, nor does what has some. */
const needsNone = /^[*“"$£\d−-]/;

/** The whole fact: “The capital of France is Paris.” */
export const pairInWords = ({ relation, left, right }: Pair): string => {
  const condition = conditionOf(relation);
  const about = condition ? `${condition[0]} of ${bare(left)} ${condition[1]}` : `${relation.replace(/^the /, '')} ${bare(left)}`;
  return `The ${about} ${isOrAre(relation)} ${needsNone.test(right) ? bare(right) : quoted(right)}.`;
};

const isClause = (text: string): boolean => /^(?:it|they|he|she|there)\b/i.test(text);

/** The question that asks back for the left side: a meaning, or a gap where it stood. */
export const askForLeft = ({ relation, right }: Pair): string => {
  if (intoEnglish.test(relation)) return `Which of these means ${spokenOf(right)}?`;
  if (intoTheLanguage.test(relation)) return `What does ${spokenOf(right)} mean?`;
  if (/^(?:device|technique) used in$/.test(relation)) return `Which of these is an example of ${bare(right)}?`;
  const close = /^theme (most closely linked with)$/.exec(relation);
  if (close) return `Which of these is ${close[1] ?? ''} the theme of ${bare(right)}?`;
  const condition = conditionOf(relation);
  const gap = condition ? `${condition[0]} of ____ ${condition[1]}` : `${relation.replace(/^name of the /, '')} ____`;
  return `Fill the gap. The ${gap} ${isOrAre(relation)} ${isClause(right) ? 'that ' : ''}${bare(right)}.`;
};
