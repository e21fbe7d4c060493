import type { Draft } from './drafts.ts';
import { limits } from './limits.ts';
import type { Statement } from './read-notes.ts';
import { fingerprint, shuffled } from './seeded.ts';
import { capital, ended, type TextCard } from './text-card.ts';

/** A quotation to learn, with what the page notes on it. */
export type Quotation = {
  readonly said: string;
  /** Who says it, or what heads it. */
  readonly who: string | undefined;
  readonly place: string | undefined;
  readonly note: string | undefined;
  readonly from: Statement;
};

const fewest = 3;
const most = 60;
const headLines = 6;
/** A line that opens with a quotation, behind its number and who says it. */
const line = /^\s*(?:(?:\(?\d{1,2}[.)]|[-–—•*▪●])\s+)?(?:([\p{Lu}][\p{L}' .]{1,28}?)\s*(?::|[–—-](?=\s))\s*)?"([^"]{4,220})"(.*)$/u;
const opening = /^\s*(?:(?:\(?\d{1,2}[.)]|[-–—•*▪●])\s+)?(?:[\p{Lu}][\p{L}' .]{1,28}?\s*:\s*)?"[^"]{4,200}$/u;
const placeOf =
  /^(?:(?:act|a)\s?\d\W*(?:(?:scene|sc|s)\.?\s?\d+)?(?:\W+(?:lines?|l)\.?\s?\d+)?|(?:stave|chapter|ch|page|p|pg|lines?|l|verse|stanza|scene|book|part|section)\.?\s?\w{1,4}|\d{1,2}\.\d{1,2})\W*$/i;
const headed = /^\p{Lu}[^"=→]{1,44}$/u;
/** "Notes" heads what is noted, and says no word of whom. */
const saysNobody = /\b(?:notes?|key|quot(?:e|ation)s?|evidence|revision|learn)\b/i;
const somebody = /^(?:the |\p{Lu}[\p{L}'’.]+)(?: (?:of|the|and|\p{Lu}[\p{L}'’.]+)){0,3}$/u;
/** What is noted below a quotation: "→ shows ...", "Analysis: ...". */
const noteBelow =
  /^\s+(?:[-–—→•*]\s*)?(\p{L}.{4,})$|^\s*(?:→|[-–—]>)\s*(.{5,})$|^\s*(?:analysis|meaning|effect|technique|explanation|notes?)\s*:\s*(.{5,})$/iu;

const placeInWords = (place: string): string =>
  place
    .replace(/^a(?:ct)?\s?(\d)\W*s(?:c|cene)?\.?\s?(\d+)\W*$/i, 'Act $1, Scene $2')
    .replace(/\W+$/, '')
    .trim();

/** "... Crooks, chapter 4. Shows loneliness". */
const saidBy = /^,?\s+(\p{Lu}[\p{L}' ]{1,24}?),\s*((?:act|scene|chapter|ch|stave|page|p|line|verse)\.?\s?\w{1,4})\b[\s.,:–—-]*(.*)$/iu;

type Read = Omit<Quotation, 'from' | 'said'>;
/** What stands behind a quotation: where it is from, who says it, and what is to be said of it. */
const restOf = (rest: string, head: string | undefined, said: string | undefined): Read | undefined => {
  const [, name, where, told] = saidBy.exec(rest) ?? [];
  if (name !== undefined && where !== undefined)
    return { who: name, place: placeInWords(where), note: told === undefined || told === '' ? undefined : told.replace(/[.;,]$/, '') };
  const bare = rest.trim();
  // '"Stay here," he said': a story goes on.
  if (bare !== '' && !/^(?:[–—:=→|(,;-]|\s{2})/.test(rest.trimStart()) && !/^ {2,}|^\t/.test(rest)) return undefined;
  let place: string | undefined;
  let who = said;
  const notes: string[] = [];
  const parts = bare
    .replace(/^[–—:=→|,;-]+\s*/, '')
    .split(/\s+[–—→=|-]+\s+|\s{2,}|\s*\|\s*|(?<=^\([^()]{1,40}\))\s*/)
    .flatMap((part) => {
      const [, before = '', inside = ''] = /^([^()]*?)\s*\(([^()]{1,40})\)$/.exec(part.trim()) ?? [];
      return inside !== '' && placeOf.test(inside) ? [inside, before] : [part.trim().replace(/^\((.*)\)$/, '$1')];
    })
    .filter((part) => part !== '');
  for (const part of parts) {
    const [, at = '', behind = ''] = /^(.{2,20}?)\s*[:,]\s+(.{6,})$/.exec(part) ?? [];
    if (placeOf.test(part)) place = placeInWords(part);
    else if (placeOf.test(at)) {
      place = placeInWords(at);
      notes.push(behind);
    } else if (who === undefined && notes.length === 0 && somebody.test(part) && part.split(' ').length <= 4) who = part;
    else notes.push(part.replace(/^[–—:=→-]+\s*/, ''));
  }
  return { place, who: who ?? head, note: notes.length === 0 ? undefined : notes.join(' – ').replace(/[.;,]$/, '') };
};

const inSingle = /^(\s*(?:(?:\(?\d{1,2}[.)]|[-–—•*▪●])\s+)?)'([^"\n]{6,200}?)'(?=\s*(?:$|[–—(=→|]|- )|\s\p{Lu}[\p{L}' ]{1,24},\s)/u;
const plainQuotes = (text: string): string => text.replaceAll(/[“”„]/g, '"').replaceAll(/[‘’`]/g, "'");
/** 'Fair is foul' – in single quotation marks as well. */
const withDoubleQuotes = (one: string): string => (one.includes('"') ? one : one.replace(inSingle, '$1"$2"'));

/** The quotations of a page that lists them; none where a page only quotes by the way. */
export const quotationsIn = (whole: string): readonly Quotation[] => {
  const lines = plainQuotes(whole.slice(0, limits.letters / 4))
    .split('\n', limits.lines)
    .map((one) => withDoubleQuotes(one.slice(0, limits.line)));
  const found: { said: string; read: Read; text: string }[] = [];
  let head: string | undefined;
  let headPlace: string | undefined;
  let filled = 0;
  for (let at = 0; at < lines.length && found.length < most; at += 1) {
    let text = (lines[at] ?? '').slice(0, limits.sentence);
    if (text.trim() === '') continue;
    filled += 1;
    // A quotation, or what is noted on it, may go on in the next line.
    if (opening.test(text) && /^\s*[^"\s][^"]{0,160}"/.test(lines[at + 1] ?? ''))
      text = `${text.trimEnd()} ${(lines[(at += 1)] ?? '').trim()}`.slice(0, limits.sentence);
    const [, who, said, rest = ''] = line.exec(text) ?? [];
    const read = said === undefined ? undefined : restOf(rest, head, who?.trim());
    if (said === undefined || read === undefined) {
      const bare = text.trim().replace(/:$/, '');
      const last = found.at(-1);
      const below = noteBelow.exec(text);
      if (last !== undefined && below !== null && last.read.note === undefined && (lines[at - 1] ?? '').includes('"'))
        last.read = { ...last.read, note: (below[1] ?? below[2] ?? below[3] ?? '').trim().replace(/[.;,]$/, '') };
      else if (
        last?.read.note !== undefined &&
        (lines[at - 1] ?? '').trim() !== '' &&
        /^\s*\p{Ll}/u.test(text) &&
        !/^\s*[\p{L} ]{2,24}:\s/u.test(text) &&
        last.text.length < 400
      ) {
        last.read = { ...last.read, note: `${last.read.note} ${text.trim().replace(/[.;,]$/, '')}` };
        last.text = `${last.text} ${text.trim()}`;
      } else if (filled > 1 && headed.test(bare) && bare.split(/\s+/).length <= 6 && !/[.?!,;]$/.test(bare) && !/\d{3}/.test(bare)) {
        headPlace = placeOf.test(bare) ? placeInWords(bare) : undefined;
        head = headPlace !== undefined ? head : saysNobody.test(bare) ? undefined : bare;
      }
      continue;
    }
    found.push({ said: said.trim().replace(/[,;]$/, ''), read: { ...read, place: read.place ?? headPlace }, text: text.trim() });
  }
  const noted = found.filter(({ read }) => read.note !== undefined || read.place !== undefined).length;
  const isNamed = /\bquot(?:e|ation)s?\b/i.test(
    lines
      .filter((one) => one.trim() !== '')
      .slice(0, headLines)
      .join(' '),
  );
  if (found.length < fewest || (noted * 2 < found.length && !isNamed)) return [];
  return found.map(({ said, read, text }) => ({
    said,
    ...read,
    from: {
      id: fingerprint(text.toLowerCase()),
      text: text.replaceAll('"', "'"),
      kind: 'sentence',
      section: 0,
      heading: read.who ?? null,
      words: [],
      leans: false,
      row: undefined,
      pair: undefined,
      bullet: false,
      rest: false,
      stops: true,
      ordered: false,
      apart: false,
      small: false,
      quoted: true,
    },
  }));
};

const labelOf = ({ who, place }: Quotation): string => [who, place].filter((part) => part !== undefined).join(', ');
const behind = (quotation: Quotation): string => (labelOf(quotation) === '' ? '' : ` (${labelOf(quotation)})`);

const shortestHalved = 6;
const fewestAtStop = 2;
const fewestWords = 4;
/** Where a quotation is cut in two: at a stop near its middle, or in its middle. */
const halvesOf = (said: string): readonly [string, string] | undefined => {
  const words = said.split(/\s+/);
  const stop = words.findIndex((word) => /[,;:.!?]$/.test(word)) + 1;
  if (words.length < shortestHalved && (stop < fewestAtStop || words.length - stop < fewestAtStop)) return undefined;
  const middle = words.length / 2;
  const stops = words.flatMap((word, at) =>
    /[,;:.!?]$/.test(word) && at + 1 > words.length * 0.3 && at + 1 < words.length * 0.75 ? [at + 1] : [],
  );
  const cut = stops.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0] ?? Math.ceil(middle);
  return [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
};

const small =
  /^(?:a|an|the|of|in|on|at|to|it|is|was|be|me|my|him|her|them|you|your|us|so|and|or|for|i|not|do|up|out|one|here|there|this|that|\p{L}*(?:self|selves|thing))$/iu;
const explained = (quotation: Quotation): TextCard | undefined =>
  quotation.note === undefined
    ? undefined
    : {
        from: quotation.from.id,
        question: `Explain this quotation: “${quotation.said}”${behind(quotation)}.`,
        answer: ended(capital(quotation.note)),
        difficulty: 'intermediate',
      };
const finished = (quotation: Quotation): TextCard | undefined => {
  const { said, from } = quotation;
  const card = (question: string, answer: string): TextCard => ({ from: from.id, question, answer, difficulty: 'advanced' });
  const halves = halvesOf(said);
  if (halves !== undefined) return card(`Finish the quotation${behind(quotation)}: “${halves[0]} …”`, `“… ${halves[1]}”`);
  const words = said.split(/\s+/);
  const [, last = '', end = ''] = /^(.*?)([.,;:!?']*)$/.exec(words.at(-1) ?? '') ?? [];
  return words.length < fewestWords || small.test(last) || last.length < 3 || !/^\p{L}+$/u.test(last)
    ? undefined
    : card(`Finish the quotation${behind(quotation)}: “${words.slice(0, -1).join(' ')} …”`, `“… ${last}${end}”`);
};

/** Each quotation once, by what there is to say about it; then again, to be known by heart. */
export const quotationCards = (quotations: readonly Quotation[], max: number): readonly TextCard[] => {
  const first = quotations.flatMap((one, at) => {
    const card = explained(one) ?? finished(one);
    return card === undefined ? [] : [{ at, card }];
  });
  const second = quotations.flatMap((one, at) => {
    const card = explained(one) === undefined ? undefined : finished(one);
    return card === undefined ? [] : [{ at, card }];
  });
  const spread = (all: typeof first, count: number): typeof first =>
    all.length <= count
      ? all
      : all.filter((_, at) => Math.floor((at * count) / all.length) !== Math.floor(((at - 1) * count) / all.length));
  const own = spread(first, max);
  return [...own, ...spread(second, max - own.length)].toSorted((a, b) => a.at - b.at).map(({ card }) => card);
};

const fewestNoted = 3;
/** Which quotation a note is on, and how a quotation goes on. */
export const quotationDrafts = (quotations: readonly Quotation[], chance: () => number): readonly Draft[] => {
  const near = (one: Quotation, others: readonly Quotation[]): readonly Quotation[] =>
    shuffled(others, chance).toSorted((a, b) => Number(b.who === one.who) - Number(a.who === one.who));
  return quotations.flatMap((one): readonly Draft[] => {
    const { said, note, from } = one;
    const others = quotations.filter((other) => other.said !== said);
    const rivals = near(
      one,
      others.filter((other) => other.note !== undefined && other.note !== note),
    ).slice(0, 3);
    const ofNote: readonly Draft[] =
      note === undefined || note.split(' ').length < fewestNoted || rivals.length < 2
        ? []
        : [
            {
              stem: `Which quotation fits this note? “${capital(note)}”`,
              key: `“${said}”`,
              wrong: rivals.map((other) => `“${other.said}”`),
              level: 'intermediate',
              from,
              hint: 'Read each quotation and think what it shows.',
            },
          ];
    const halves = halvesOf(said);
    const ends = others
      .flatMap((other) => halvesOf(other.said)?.[1] ?? [])
      .filter((end) => halves !== undefined && end.toLowerCase() !== halves[1].toLowerCase());
    const ofEnd: readonly Draft[] =
      halves === undefined || ends.length < 3
        ? []
        : [
            {
              stem: `How does this quotation go on?${behind(one)} “${halves[0]} …”`,
              key: `“… ${halves[1]}”`,
              wrong: shuffled(ends, chance)
                .slice(0, 3)
                .map((end) => `“… ${end}”`),
              level: 'intermediate',
              from,
              hint: 'Say the whole quotation with each of the endings.',
            },
          ];
    return [...ofNote, ...ofEnd];
  });
};
/** Whether something speaks of one of the quotations. */
export const speaksOfQuotation = (quotations: readonly Quotation[]): ((said: string) => boolean) => {
  const openings = quotations.map(({ said }) => said.toLowerCase().slice(0, 14));
  return (said) => said.includes('"') || openings.some((opens) => said.toLowerCase().includes(opens));
};
export const asksQuotation = (question: string): boolean =>
  /^(?:Explain this|Finish the|Which) quotation\b|^How does this quotation go on\?/.test(question);
