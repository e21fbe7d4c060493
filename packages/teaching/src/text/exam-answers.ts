import { limits } from './limits.ts';
import { withPlainNumbers } from './paper-numbers.ts';
import { capital, ended } from './text-card.ts';

/** A question of a page, with the answer that its mark scheme gives. */
type ExamAnswer = { readonly question: string; readonly answer: string };

const marks = /\s*[[(]\s?(\d{1,2})(?:\s?\+\s?\d+)?\s?(?:marks?|spag|m)?[^\])]{0,8}[\])]\s*$/i;
/** What a question is worth stands in square brackets, or in words: a point of a mark scheme has “(1)”. */
const inSquare = /\[[^\]]{1,14}\]\s*$|\(\d{1,2} marks?\)\s*$/i;
const numbered = /^\s*(?:Q(?:uestion)?\.?\s*)?(\d{1,2})\s?[.)]?\s+(?=\S)/i;
const ofQ = /^\s*Q(?:uestion)?\.?\s*\d/i;
const lettered = /^\s*(?:\(([a-h])\)|([a-h])[.)])\s+(?=\S)/;
const scheme =
  /^\s*(?:mark(?:ing)?[- ]?schemes?|ms|answers?|model answers?|indicative content|possible answers?)\b(?:\s+for\s+q?\d+)?\s*(?::\s*|$)/i;
const ofMarks =
  /^\s*(?:\d\s?marks?\b|level\s?\d|l\d\b|max\b|accept\b|reject\b|allow\b|ignore\b|do not accept\b|any \p{L}+ (?:of|from)\b)/iu;
const bullet = /^\s*(?:[-–—•*▪●✓✔])\s+/;
/** What is done on the paper, or with what stands beside the question. */
const needsPaper =
  /\b(?:figure|fig|table|graph|diagram|source|extract|photo(?:graph)?|map|image|picture|shown|above|below|opposite|text|passage|poem|paragraph|box|tick|circle|label|draw|sketch|plot|calculate|work out|how many|to what extent|evaluate|assess|discuss|analyse|compare (?:how|the ways)|write an?|complete the)\b/i;
const asks =
  /\?$|^(?:state|name|define|describe|explain|give|suggest|outline|identify|list|what|why|how|which|when|where|who)\b|\.\s+(?:state|name|define|describe|explain|give|suggest|outline|identify|list)\b/i;
const opensAsking = /^(?:state|name|define|describe|explain|give|suggest|outline|identify|list|evaluate|assess|discuss|compare)\b/i;
const fewest = 2;
const most = 24;
const longestStem = 45;
const longestQuestion = 60;
const longestAnswer = 60;
const discursive = 7;

type Asked = { readonly number: string; readonly letter: string; text: string; readonly stem: string; answer: string[]; marks: number };

const bareAnswer = (line: string): string =>
  line
    .replace(bullet, '')
    .replace(/^\s*\d\s?marks? for:?\s*/i, '')
    .replaceAll(/\s*[[(]\s?\d\s?(?:marks?)?\s?[\])]/gi, '')
    .replaceAll(/\s{2,}/g, ' ')
    .trim()
    .replace(/[.;,]$/, '');

const wordsIn = (text: string): number => text.split(/\s+/).length;
const oneOf = /\b(?:one|a|an)\b/i;
const answerOf = ({ answer, text }: Asked): string => {
  const told = answer.map(bareAnswer).filter((part) => part !== '');
  const [only = ''] = told;
  const choices = only.split(/\s+\/\s+/);
  if (told.length === 1 && choices.length > 2 && oneOf.test(text)) return `One of these: ${choices.join(', ')}.`;
  return ended(capital(told.join('; ')));
};

/** The questions of an exam page that its own mark scheme answers; none where it has no mark scheme, or answers hardly any. */
export const examAnswersIn = (whole: string): readonly ExamAnswer[] => {
  const asked: Asked[] = [];
  let [isScheme, stem, number] = [false, '', ''];
  let open: Asked | undefined;
  let hasScheme = false;
  const ask = (own: string, letter: string, text: string): void => {
    open = { number: own, letter, text: text.replace(marks, '').trim(), stem, answer: [], marks: Number(marks.exec(text)?.[1] ?? 0) };
    asked.push(open);
  };
  for (const row of withPlainNumbers(whole.slice(0, limits.letters / 4).split('\n', limits.lines))) {
    const line = row.slice(0, limits.sentence).replaceAll(/[‘’]/g, "'");
    if (line.trim() === '') continue;
    const [begins] = scheme.exec(line) ?? [];
    if (begins !== undefined) {
      [isScheme, hasScheme] = [true, true];
      // "Mark scheme:" right below a question of one part answers that part.
      const own = asked.filter((one) => one.number === number);
      open = own.length === 1 || line.slice(begins.length).trim() !== '' ? own.at(-1) : undefined;
      const rest = line.slice(begins.length).trim();
      if (rest !== '') open?.answer.push(rest);
      continue;
    }
    const [head, own] = ofMarks.test(line) ? [] : (numbered.exec(line) ?? []);
    const rest = head === undefined ? line : line.slice(head.length);
    const isAsked = ofQ.test(line) || inSquare.test(line) || /\?\s*(?:[[(].*)?$/.test(line) || opensAsking.test(rest);
    const answers = own === undefined || isAsked ? undefined : asked.find((one) => one.number === own && one.answer.length === 0);
    if (own !== undefined && head !== undefined && !(isScheme && answers !== undefined)) {
      if (isScheme && !isAsked) {
        open?.answer.push(line.replace(numbered, ''));
        continue;
      }
      [isScheme, stem, number] = [false, '', own];
      const [part, letter = '', other = ''] = lettered.exec(rest) ?? [];
      if (part === undefined) {
        ask(own, '', rest);
        stem = rest.replace(marks, '').trim();
      } else ask(own, letter || other, rest.slice(part.length));
      continue;
    }
    if (isScheme && answers !== undefined) {
      number = answers.number;
      open = answers;
    }
    const [part, first = '', second = ''] = lettered.exec(rest) ?? [];
    const letter = first || second;
    if (isScheme) {
      if (part !== undefined) open = asked.find((one) => one.number === number && one.letter === letter) ?? open;
      if (/^\s*(?:accept|allow|reject|ignore|do not accept|max)\b/i.test(rest)) continue;
      open ??= asked.filter((one) => one.number === number).at(-1);
      open?.answer.push(part === undefined ? rest : rest.slice(part.length));
    } else if (part !== undefined && number !== '') ask(number, letter, rest.slice(part.length));
    else if (open !== undefined && open.marks === 0 && !/_{3,}|\.{5,}/.test(rest) && wordsIn(open.text) < longestStem) {
      open.text = `${open.text} ${rest.replace(marks, '').trim()}`;
      open.marks = Number(marks.exec(rest)?.[1] ?? 0);
      if (open.letter === '') stem = open.text;
    }
  }
  if (!hasScheme) return [];
  const found = asked.flatMap((one): ExamAnswer[] => {
    const isPart = one.letter !== '' && one.stem !== '' && wordsIn(one.stem) <= longestStem && /[.?]$/.test(one.stem);
    const question = capital(`${isPart ? `${one.stem} ` : ''}${one.text}`);
    const answer = answerOf(one);
    const isClear =
      asks.test(isPart ? one.text : question) &&
      !needsPaper.test(question) &&
      one.marks < discursive &&
      !/_{2,}|\.{4,}/.test(question) &&
      wordsIn(question) <= longestQuestion &&
      /\p{L}{2}/u.test(answer) &&
      wordsIn(answer) <= longestAnswer &&
      !/\blevel \d\b|_{2,}/i.test(answer);
    return isClear ? [{ question: /[.?]$/.test(question) ? question : `${question}.`, answer }] : [];
  });
  return found.length < fewest ? [] : found.slice(0, most);
};
