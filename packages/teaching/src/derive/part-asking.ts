import { baseOfThird } from '../text/grammar.ts';
import { capital, sentence } from './wording.ts';

const past: ReadonlyMap<string, string> = new Map(
  Object.entries({
    caught: 'catch',
    drew: 'draw',
    found: 'find',
    made: 'make',
    led: 'lead',
    left: 'leave',
    wrote: 'write',
    gave: 'give',
    held: 'hold',
    kept: 'keep',
    took: 'take',
    saw: 'see',
    stood: 'stand',
    ran: 'run',
    sent: 'send',
    paid: 'pay',
    won: 'win',
    built: 'build',
    brought: 'bring',
    fought: 'fight',
    became: 'become',
  }),
);
const isPast = (verb: string): boolean => past.get(verb) !== undefined || verb.endsWith('ed');
const isOne = (verb: string): boolean => /(?<!s)s$/.test(verb);
/** What has an object that is asked for: "What does a seismometer measure?" */
const ofObject = /^(?:shows?|measures?|means?|names?|describes?|holds?|held|carry|carries|stores?)$/;

/** A refugee is no "it". */
const isSomebody = /(?:ee|eer|seeker|trader|ist|ian|man|woman|monarch|king|queen|pupil|child)$/;

type Asked = { readonly question: string; readonly answer: string };

const ofBeing = (part: string, verb: string, rest: string): Asked | undefined => {
  // "A fast electron and is stopped by aluminium" answers no “What is it?”.
  if (/ and (?:is|are|was|were|has|have|can)\b/.test(rest)) return undefined;
  if (/^(?:an?|the|when|where|how|any)\b/.test(rest)) return { question: `What ${verb} ${part}?`, answer: sentence(rest) };
  const [, name] = /^called (.+)$/.exec(rest) ?? [];
  if (name !== undefined) return { question: `What ${verb} ${part} called?`, answer: sentence(name) };
  const [, by] = /^made (by \p{L}+ing .+)$/u.exec(rest) ?? [];
  if (by !== undefined) return { question: `How ${verb} ${part} made?`, answer: sentence(by) };
  const [, use] = /^used (to .+)$/.exec(rest) ?? [];
  if (use !== undefined) return { question: `What ${verb} ${part} used for?`, answer: sentence(use) };
  const [, done, aim] = /^(\p{L}+(?:ed|en)|done) (to (?!at |the |in |an? )\p{L}+ .+)$/u.exec(rest) ?? [];
  return done === undefined || aim === undefined ? undefined : { question: `Why ${verb} ${part} ${done}?`, answer: sentence(aim) };
};

const ofPlace = (part: string, verb: string, rest: string, does: string): Asked | undefined => {
  if (/^(?:lies?|lay)$/.test(verb)) return { question: `Where ${does} ${part} lie?`, answer: sentence(rest) };
  const [, joint, from] = /^(from|to) (.+)$/.exec(rest) ?? [];
  if (joint !== undefined && from !== undefined && /^(?:comes?|forms?|leads?)$/.test(verb))
    return { question: `What ${does} ${part} ${verb.replace(/s$/, '')} ${joint}?`, answer: sentence(from) };
  return /^forms?$/.test(verb) && rest.startsWith('where ')
    ? { question: `Where ${does} ${part} form?`, answer: sentence(rest) }
    : undefined;
};

/** What a teacher would ask about a part of which this is said: "What does a router do?". */
export const askedOfPart = (named: string, said: string): Asked => {
  const part = named.replace(/^(?:An?|The) /, (article) => article.toLowerCase());
  const [verb = '', ...others] = said.replace(/\.$/, '').split(' ');
  const rest = others.join(' ');
  const isBeing = /^(?:is|are|was|were)$/.test(verb);
  const asked = isBeing ? ofBeing(part, verb, rest) : undefined;
  if (asked !== undefined) return asked;
  const isName = /^\p{Lu}/u.test(part);
  const isModal = /^(?:can|could|may|might|must|will|would)$/.test(verb);
  const isMany = isModal ? !/^an? /.test(part) && /(?<!s)s$/.test(part) : !isOne(verb) && !isPast(verb);
  const answer = sentence(`${isName || isSomebody.test(part) ? '' : isMany || /^(?:are|were|have)$/.test(verb) ? 'they ' : 'it '}${said}`);
  if (isBeing || isModal || /^(?:has|have|had)$/.test(verb) || rest === '')
    return { question: isName ? `What do you know about ${part}?` : `What is special about ${part}?`, answer };
  const does = isPast(verb) ? 'did' : isOne(verb) ? 'does' : 'do';
  const place = ofPlace(part, verb, rest, does);
  if (place !== undefined) return place;
  const base = past.get(verb) ?? (isOne(verb) ? baseOfThird(verb) : verb);
  return ofObject.test(verb) && !/ and \p{Ll}+s\b/u.test(rest)
    ? { question: `What ${does} ${part} ${base}?`, answer: sentence(rest) }
    : { question: `What ${does} ${part} do?`, answer: isPast(verb) ? capital(sentence(said)) : answer };
};
