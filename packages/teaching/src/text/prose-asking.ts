import { clauseOf, type Clause } from './clauses.ts';
import { isPlural } from './grammar.ts';
import { hasVerb, wordsOf } from './language.ts';
import { saysAsMuch, sharesWords } from './likeness.ts';
import { isCountry } from './names.ts';
import type { Draft } from './drafts.ts';
import { whenQuestion } from './event-asking.ts';
import type { Statement } from './read-notes.ts';
import { shuffled } from './seeded.ts';
import type { Study } from './study.ts';
import { capital, ended, type TextCard } from './text-card.ts';

/** What is said must be clear without what stands round it. */
const leans =
  /\b(?:also|too|this|these|those|such|similar|same|other|another|others|however|therefore|instead|here|there|then|he|she|his|her|him|we|our|us|you|your|I|my|that (?:direction|way|reason|time|place|process|point|case|area|stage|year|day)|example|figure|above|below|following|opposite)\b/i;
const vague =
  /^(?:adult|animal|plant|person|people|man|men|woman|women|child|children|thing|things|part|parts|way|ways|time|example|examples|reason|reasons|result|results|effect|effects|problem|problems|idea|fact|facts|number|amount|group|groups|type|types|kind|kinds|place|places|area|areas|day|year|years|name|word|answer|question|text|page|story|poem|writer|author|poet|difference|similarity|aim|method|step|stage|solution|spread|rate|use|level|risk|chance|one|something|everything|nothing|nobody|claim|promise|scientists?|farmers?|students?|pupils?|teacher|others)$/i;
const shortest = 4;
const longest = 20;
const wordsIn = (text: string): number => text.split(' ').length;
const bare = (subject: string): string => subject.replace(/^(?:the|an?|most|some|many|all) /i, '');
/** "Is likely", "are expensive": what may be true of anything. */
const isLoose = (predicate: string): boolean =>
  /^(?:is|are|was|were) (?:an?|the|one|some|about|only)\b|^means? /i.test(predicate) ||
  /^(?:is|are|was|were|has|have|had|becomes?|became) (?:also |often |usually |very |more |most |less |an? )*(?:\p{L}+(?:ful|ous|ive|able|ible|ant|ent|al|ic|y|less)|likely|important|good|bad|big|small|large|long|hard|easy|rare|common|cheap|dear|popular|different|necessary|rodents?|called|known|example)\b/iu.test(
    predicate,
  );

/** "Carries pebbles up but the backwash brings them down": of its second half somebody else is the subject. */
const saysTwoThings = (predicate: string): boolean => {
  if (
    / but |\bat that \p{Ll}+| and (?:\p{Ll}+ ){0,4}(?:it|they) | and \p{Ll}+ \p{Ll}+s (?:along|over|across|into|to|from|in|on|up|down)\b/u.test(
      predicate,
    )
  )
    return true;
  if (!predicate.includes(' and ')) return false;
  const words = wordsOf(predicate);
  return words.some(({ pos }, at) => {
    if (pos !== 'CCONJ') return false;
    const rest = words
      .slice(at + 1)
      .filter((word) => !/^(?:DET|ADJ|ADV|PUNCT|NUM)$/.test(word.pos) && !/^(?:more|less|fewer|than|over)$/i.test(word.text));
    const [who, deed] = rest;
    return /^(?:NOUN|PRON)$/.test(who?.pos ?? '') && /^(?:VERB|AUX)$/.test(deed?.pos ?? '') && deed?.text.endsWith('ing') === false;
  });
};

const isFit = ({ subject, predicate, head }: Clause): boolean =>
  !vague.test(head) &&
  wordsIn(predicate) >= shortest &&
  wordsIn(predicate) <= longest &&
  !leans.test(predicate) &&
  !/\b(?:in|of|on|with|from|about|for|by|to|into|at|like|than) (?:it|them)\b/i.test(predicate) &&
  !leans.test(subject) &&
  !isLoose(predicate) &&
  !saysTwoThings(predicate) &&
  !sharesWords(subject, predicate);

/** Peoples, and countries where they act: "Who sent 10,000 troops?" */
const actors =
  /^(?:the )?(?:\p{Lu}\p{Ll}+(?:ans|ians|ish|ese)|Vikings|Saxons|Celts|Greeks|Spartans|Tudors|Stuarts|Huns|Goths|Picts|Scots|Franks|Turks|Aztecs|Incas|Nazis|Bolsheviks|Allies|USA|USSR|UK|EU|UN|League of Nations|(?:United|World) \p{Lu}\p{Ll}+(?: public)?|government|army|police|(?:Ancient|Early|Native|Anglo) ?-?(?:\p{Lu}\p{Ll}+)|(?:\p{Ll}+ )?(?:soldiers|people|workers|children))$/u;

/** What only people do. */
const ofPeople =
  /^(?:was|were) (?:born|married|crowned|knighted|buried|educated|appointed|elected)\b|^(?:had )?(?:died|married|lived|wrote|painted|composed|invented|discovered|sailed|studied|believed|trained|worked|became (?:king|queen|a|an|the)|grew up)\b/i;
const ofThing =
  /\b(?:River|Mount|Lake|Sea|Ocean|Island|Isle|Bay|Street|Bridge|Castle|Palace|Abbey|Church|Cathedral|Tower|Hall|House|Park|Square|Road|Wall|War|Act|Treaty|Battle|Revolution|Plague|Fire|Empire|Age|Company|Party|Union|Museum|Desert|Forest|Valley|Canal|Railway|Hill|Rock|Point|Great|New|Old|North|South|East|West|Northern|Southern|Eastern|Western|Black|White|Red|Big)\b/;

const noCountry = /(?:Africa|Asia|Europe|America|Antarctica|Oceania|London|Paris|Rome|Berlin)$/;
/** "Which winds", "what", "who": what asks for the subject of a sentence, in a form that its verb agrees with. */
const askedFor = ({ subject, number, predicate, verb, head, isTold, isNamed }: Clause, isPerson: boolean): string | undefined => {
  if ((isNamed && isPerson) || actors.test(subject)) return `Who ${predicate}?`;
  if (isCountry(bare(subject)) && !noCountry.test(bare(subject))) return `Which country ${predicate}?`;
  // Of two names in a row nobody can tell whether they are a person's: only what people alone do tells it.
  if (isNamed && ofPeople.test(predicate)) return `Who ${predicate}?`;
  if (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(subject) && isNamed && !ofThing.test(subject)) return undefined;
  const isFree =
    /^(?:can|cannot|could|will|would|may|might|must|should)$/i.test(verb.text) || (verb.pos === 'VERB' && /ed$/i.test(verb.text));
  if (number === 'one' || isFree) return `What ${predicate}?`;
  return isTold && /^\p{Ll}/u.test(head) ? `Which ${head} ${predicate}?` : undefined;
};

const withName = (subject: string, study: Study): string => {
  const word = bare(subject).split(' ')[0] ?? '';
  const named = capital(word);
  return study.isName(named) && !subject.includes(named) ? subject.replace(word, named) : subject;
};

/** The sentence of a page, asked by what it says: who or what it is about is the answer. */
export const subjectCard = (statement: Statement, study: Study): TextCard | undefined => {
  const clause = clauseOf(statement);
  if (
    clause === undefined ||
    statement.small ||
    !study.isOpen(statement) ||
    !isFit(clause) ||
    study.isSubject(capital(bare(clause.subject)))
  )
    return undefined;
  const question = askedFor(clause, study.isPersonName(clause.subject));
  return question === undefined
    ? undefined
    : { from: statement.id, question, answer: capital(withName(clause.subject, study)), difficulty: 'intermediate' };
};

const roles =
  /\b(?:king|queen|leader|founder|inventor|author|poet|writer|composer|guru|prophet|president|minister|emperor|pope|builder|explorer|scientist|person|man|woman|god|goddess|artist|painter|captain|ruler|architect)$/i;
const complement = /^(The [^,;:"“()]{6,80}?) (is|was|are|were) (called |known as )?((?:the )?[\p{L}'’-]+(?: (?:of )?[\p{L}'’-]+){0,2})$/u;
/** "The main process by which sediment travels is longshore drift": what stands behind its verb is the answer. */
export const complementCard = (statement: Statement, study: Study): TextCard | undefined => {
  if (statement.kind !== 'sentence' || statement.pair !== undefined || !study.isOpen(statement)) return undefined;
  const [, subject = '', verb = '', called = '', answer = ''] = complement.exec(statement.text.replace(/\.$/, '')) ?? [];
  const words = wordsOf(answer);
  const before = wordsOf(subject);
  const isWhole =
    answer !== '' &&
    before.length > 3 &&
    /^(?:NOUN|PROPN)$/.test(words.at(-1)?.pos ?? '') &&
    words.every(({ pos, text }) => /^(?:NOUN|PROPN|ADJ|DET)$/.test(pos) || text === 'of') &&
    (!hasVerb(before) || /\b(?:which|that|who|where|by which)\b/.test(subject)) &&
    !leans.test(subject) &&
    !/\b(?:it|they|them|its|their)\b/i.test(subject) &&
    !sharesWords(subject, answer);
  if (!isWhole || /^(?:the )?(?:same|different|main|most|only)\b/i.test(answer)) return undefined;
  const asks = roles.test(subject) || study.isPersonName(answer) ? 'Who' : 'What';
  return {
    from: statement.id,
    question: `${asks} ${verb} ${subject[0]?.toLowerCase() ?? ''}${subject.slice(1)}${called === '' ? '' : ` ${called.trim()}`}?`,
    answer: capital(answer),
    difficulty: 'intermediate',
  };
};

const most = 3;
/** A page has so many sentences; of a chapter the first ones are enough. */
const mostRead = 80;
const among = (key: string, all: readonly string[], fits: (one: string) => boolean, chance: () => number): readonly string[] =>
  shuffled(
    [...new Set(all)].filter((one) => one.toLowerCase() !== key.toLowerCase() && fits(one)),
    chance,
  ).slice(0, 3);

const said = ({ predicate, number }: Clause): string => `${number === 'one' ? 'It' : 'They'} ${predicate}.`;

/** Questions on sentences of prose: which of the things of the page it is said of, and what is said of one of them. */
export const proseDrafts = (study: Study, chance: () => number): readonly Draft[] => {
  const found = study.notes.statements.slice(0, mostRead).flatMap((from) => {
    const clause = study.isListed(from) || from.ordered || from.small || !study.isOpen(from) ? undefined : clauseOf(from);
    return clause === undefined ? [] : [{ from, clause, name: withName(bare(clause.subject), study) }];
  });
  const fit = found.filter(({ clause }) => isFit(clause));
  const things = [
    ...found
      .filter(({ clause }) => !vague.test(clause.head) && !leans.test(clause.subject) && wordsIn(clause.subject) < 6)
      .map(({ name }) => name),
    ...study.definitions.filter(({ says, from }) => says === 'meaning' && from.pair === undefined).map(({ term }) => term),
  ];
  const bySubject = fit.flatMap(({ from, clause, name }): readonly Draft[] => {
    if (clause.isNamed || wordsIn(name) > 4 || study.isSubject(capital(name))) return [];
    const wrong = among(
      name,
      things,
      (other) =>
        isPlural(other) === (clause.number === 'many') &&
        !sharesWords(other, name) &&
        !sharesWords(other, from.text) &&
        Math.abs(wordsIn(other) - wordsIn(name)) <= 2 &&
        /^\p{Lu}/u.test(other) === /^\p{Lu}/u.test(name),
      chance,
    );
    return wrong.length < 2
      ? []
      : [
          {
            stem: `Which of these ${clause.predicate}?`,
            key: name,
            wrong,
            level: 'intermediate',
            from,
            hint: 'Find the sentence, and read what it is about.',
            about: name,
          },
        ];
  });
  const byPredicate = fit
    .filter(({ clause, from }) => !clause.isNamed && !study.events.some((event) => event.from.id === from.id))
    .flatMap(({ from, clause, name }): readonly Draft[] => {
      const wrong = shuffled(
        fit.filter(
          ({ clause: other, name: rival }) =>
            other.number === clause.number &&
            !other.isNamed &&
            !sharesWords(rival, name) &&
            !sharesWords(other.predicate, name) &&
            !saysAsMuch(clause.predicate, other.predicate) &&
            wordsIn(other.predicate) <= wordsIn(clause.predicate) * 2.2 + 2 &&
            wordsIn(clause.predicate) <= wordsIn(other.predicate) * 2.2 + 2,
        ),
        chance,
      )
        .slice(0, 3)
        .map(({ clause: other }) => said(other));
      return new Set(wrong).size < 2
        ? []
        : [
            {
              stem: `Which of these is true of ${withName(
                clause.subject.replace(/^an? /, (article) => article),
                study,
              )}?`,
              key: said(clause),
              wrong: [...new Set(wrong)],
              level: 'intermediate',
              from,
              hint: `Find “${name}” in your notes.`,
              about: name,
            },
          ];
    });
  // One sentence is asked in one way.
  const used = new Set(bySubject.map(({ from }) => from.id));
  return [...bySubject, ...byPredicate.filter(({ from }) => !used.has(from.id)).slice(0, most)];
};

/** "When was the lighthouse built?" of a sentence that begins or ends with its year. */
export const withoutYear = (text: string): { readonly said: string; readonly year: string } | undefined => {
  const bareText = text.replace(/[.]$/, '');
  const opens =
    /^In (?:about )?((?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:1\d{3}|20\d{2})),? (.+)$/u.exec(
      bareText,
    );
  if (opens !== null && !/\b(?:1\d{3}|20\d{2})\b/.test(opens[2] ?? '')) return { year: opens[1] ?? '', said: capital(opens[2] ?? '') };
  const closes =
    /^(.+?),? in ((?:(?:January|February|March|April|May|June|July|August|September|October|November|December) )?(?:1\d{3}|20\d{2}))$/u.exec(
      bareText,
    );
  return closes === null || /\b(?:1\d{3}|20\d{2})\b/.test(closes[1] ?? '') ? undefined : { year: closes[2] ?? '', said: closes[1] ?? '' };
};
export const yearCard = (statement: Statement, study: Study): TextCard | undefined => {
  const found =
    study.isOpen(statement) && statement.kind === 'sentence' && statement.pair === undefined && !statement.quoted && !statement.leans
      ? withoutYear(statement.text)
      : undefined;
  const question =
    found === undefined || leans.test(found.said) || /\b(?:it|they|its|their)\b/i.test(found.said.split(' ')[0] ?? '')
      ? undefined
      : whenQuestion(found.said);
  return question === undefined || found === undefined
    ? undefined
    : { from: statement.id, question, answer: ended(`In ${found.year}`), difficulty: 'intermediate' };
};

/** The same as the stem of a question on that year. */
export const askedYear = (statement: Statement, study: Study, year: string): string | undefined => {
  const card = yearCard(statement, study);
  return card?.answer === `In ${year}.` ? card.question : undefined;
};
