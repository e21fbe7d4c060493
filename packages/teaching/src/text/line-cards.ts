import { isCode } from './code-lines.ts';
import { withGap } from './cloze.ts';
import type { Target } from './target.ts';
import { headingOf, leadOf } from './context.ts';
import { askedOfEvent } from './timeline-asking.ts';
import type { Event } from './events.ts';
import { hasVerb, wordsOf } from './language.ts';
import { isDeed } from './meanings.ts';
import type { Statement } from './read-notes.ts';
import { asksToSpell, type Spelling } from './spelling-lists.ts';
import { standingOf } from './standing.ts';
import type { Study } from './study.ts';
import { capital, ended, uncapital, type TextCard } from './text-card.ts';

/** "Alexander Graham Bell – telephone" does not say what happened. */
const ofEvents =
  /\b(?:act|war|battle|treaty|revolt|rebellion|revolution|plague|fire|plot|exhibition|statute|union|reform|siege|invasion|death|birth|opening|discovery|invention|first|last|end|start|beginning|coronation|election|crash|strike|pact|crisis|bill|charter)\b/i;
export const isEvent = (event: string): boolean =>
  ofEvents.test(event) || !/\s[–-]\s|:\s/.test(event) || hasVerb(wordsOf(event)) || askedOfEvent(event) !== undefined;
export const askedWhen = (event: string): string => askedOfEvent(event) ?? `When did this happen? ${event.replace(/\.$/, '')}.`;
export const eventCard = ({ date, event, from }: Event): TextCard => ({
  from: from.id,
  question: askedWhen(event),
  answer: date,
  difficulty: 'intermediate',
});

const longestPart = 4;
/** "Somebody who believes in a god/gods" has a stroke in it and is no sum: its parts are quantities, and short. */
const isSum = (right: string): boolean => {
  const parts = right.replaceAll(/\([^)]*\)/g, '').split(/[÷×+*/−]|\s[-x]\s/);
  // "irritant = makes skin red / itchy".
  if (isDeed('it', right)) return false;
  return parts.length > 1 && parts.every((part) => part.trim().split(/\s+/).length <= longestPart);
};

const tellsADeed = (part: string): boolean => part.trim().includes(' ') && hasVerb(wordsOf(part.trim()));

/** "speed = distance ÷ time" is asked; "x^2 = 9" is left as it stands. */
export const formulaCard = ({ id, text }: Statement, { notes }: Study): TextCard | undefined => {
  if (isCode(text)) return undefined;
  const reaction = /^((?:\p{L}[\p{L} ]{2,40} \+ )*\p{L}[\p{L} ]{2,40}) → ((?:\p{L}[\p{L} ]{2,40} \+ )*\p{L}[\p{L} ]{2,40})$/u.exec(
    text.replace(/^(?:word|symbol) eq(?:n|uation)?\b[\s:–-]*/i, ''),
  );
  // "Lactic acid builds up → muscles hurt + get tired" tells what happens.
  if (reaction !== null && text.includes(' + ') && !text.split(/[+→]/).some(tellsADeed))
    return {
      from: id,
      question: `Complete the word equation: ${reaction[1] ?? ''} → ____`,
      answer: reaction[2] ?? '',
      difficulty: 'intermediate',
    };
  const found = /^([\p{L} ']{2,}?)\s*=\s*(.*\p{L}{2}.*)$/u.exec(text);
  const left = found?.[1]?.trim();
  const right = found?.[2]?.trim();
  // Two formulas for one thing are one answer each: neither can be asked for.
  const twice = notes.statements.filter(
    (other) => other.kind === 'formula' && other.text.replace(/\s*=.*$/, '').toLowerCase() === left?.toLowerCase(),
  );
  if (twice.length > 1) return undefined;
  if (!left || !right || !/\p{L}{2}/u.test(left) || /[=^√]|\d/.test(right.replace(/^(?:0\.5|½) × /, ''))) return undefined;
  return isSum(right)
    ? { from: id, question: `Complete the formula: ${left} = ____`, answer: right, difficulty: 'intermediate' }
    : { from: id, question: left.includes(' ') ? capital(left) : `What does “${left}” mean?`, answer: right, difficulty: 'beginner' };
};

export const spellingCard = (spelling: Spelling): TextCard => ({
  from: spelling.from.id,
  question: asksToSpell(spelling),
  answer: spelling.word,
  difficulty: 'beginner',
});

export const gapCard = (target: Target, study: Study): TextCard => {
  const { from } = target;
  const lead = standingOf(from) === 'alone' ? '' : leadOf(from, from.text, study.subject);
  return {
    from: from.id,
    question: `${lead}${lead === '' ? 'Fill' : 'fill'} the gap: ${withGap(target)}`,
    answer: target.text,
    difficulty: target.kind === 'term' ? 'beginner' : 'intermediate',
  };
};

const ofUnits = /^(?:the )?(?:si )?units?(?: to (?:learn|know))?:?$/i;
const unit = /^\p{L}{3,}[\p{L} ]*(?:\([^()\d]{1,6}\))?\.?$/u;
/** "energy – joules (J)" below "Units". */
export const isUnit = ({ pair, heading }: Pick<Statement, 'pair' | 'heading'>): boolean =>
  pair !== undefined && ofUnits.test(heading ?? '') && unit.test(pair.meaning) && pair.meaning.split(' ').length <= 5;
export const askedUnit = (of: string): string => `What is the unit of ${uncapital(of)}?`;
export const unitCard = ({ id, pair }: Statement): TextCard => ({
  from: id,
  question: askedUnit(pair?.term ?? ''),
  answer: ended(pair?.meaning ?? ''),
  difficulty: 'beginner',
});

const ofSides =
  /^(advantages|disadvantages|pros|cons|causes|effects|uses|symptoms|features|benefits|risks|problems|examples|strengths|weaknesses|similarities|differences)\s*[:=–-]\s*(\S.*)$/i;
/** "Advantages: known name, training" under "Franchise". */
export const sideCard = (statement: Statement, subject: string | undefined): TextCard | undefined => {
  const [, label, said] = ofSides.exec(statement.text) ?? [];
  if (label === undefined || said === undefined || headingOf(statement) === undefined || /[→↑↓]/.test(said)) return undefined;
  const lead = leadOf(statement, '', undefined);
  return {
    from: statement.id,
    question: `${lead === '' ? `${subject ?? ''} – ` : lead}give the ${label.toLowerCase()}.`,
    answer: ended(capital(said)),
    difficulty: 'intermediate',
  };
};

/** A quotation to know by heart: its second half is asked for. */
export const quotationCard = ({ id, text, heading }: Statement): TextCard | undefined => {
  const words = /^(?:quote|quotation|evidence)\s*[:–-]\s*["“](.+)["”]\.?$/i.exec(text)?.[1]?.split(' ') ?? [];
  if (words.length < 4) return undefined;
  const half = Math.ceil(words.length / 2);
  const lead = heading === null ? 'Finish' : `${heading} – finish`;
  return {
    from: id,
    question: `${lead} the quotation: “${words.slice(0, half).join(' ')} …”`,
    answer: `“… ${words.slice(half).join(' ')}”`,
    difficulty: 'advanced',
  };
};
