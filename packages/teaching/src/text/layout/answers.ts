import { glue } from '../glue.ts';

/** A question of past homework or of a worksheet: "6. What is an overflow error?", "Q  Why is it hard?" */
const asked =
  /^\s*(?:\(?\d{1,2}[.)]?|\(?[a-h][.)]|\([ivx]+\)|Q\s?\d{0,2}\s?[.:)]?)\s+((?:why|how|what|which|who|when|where|give|name|state|explain)\b[^?]{6,110}[?.])\s*(?:[([]\s?\d{1,2}\s?(?:marks?)?\s?[)\]])?\s*(?:_{3,}|\.{4,})?\s*$/i;
const inLine =
  /^\s*(?:\(?\d{1,2}[.)]|\(?[a-h][.)]|Q\s?\d{0,2}\s?[.:)]?)?\s*((?:why|how|what|which|who|when|where)\b[^?]{6,110}\?)\s{2,}(\S.*)$/i;
const marked = /^\s*(?:\(?\d{1,2}[.)]\s|\(?[a-h][.)]\s|Q\s?\d{0,2}[\s.:)])/i;
const blank = /_{3,}|\.{5,}|^\s*$/;
const wrong = /[✗✘☒×](?=\s|$)/;
const right = /\s*[✓✔☑]+\s*(?:\(?(?:good|great|well|yes|nice|super|excellent)\b.*)?/giu;
const ofAnswer = /^\s*(?:A|Ans|Answer)\s*[:.)]?\s+\S/;
const mostLines = 4;
const longest = 45;

const bare = (answer: string): string =>
  answer
    .replaceAll(right, ' ')
    .replace(/^\s*(?:A|Ans|Answer)\s*[:.)]?\s+(?=\S)/, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
const isAnswer = (answer: string): boolean =>
  /\p{L}{2}|\d/u.test(answer) &&
  answer.split(/\s+/).length <= longest &&
  !wrong.test(answer) &&
  !/_{2}|\?/.test(answer) &&
  !/^(?:\(|(?:see|use|think|clue|hint|tick|circle|draw|write|choose)\b)/i.test(answer);
const whole = (question: string, answer: string): string => {
  const text = `${question.trim().replace(/\.$/, '')} ${answer[0]?.toUpperCase() ?? ''}${answer.slice(1)}`;
  return /[.!]$/.test(text) ? text : `${text}.`;
};

/** Questions of a page with the answers that stand behind or below them, each in a line of its own; what was marked wrong is left out. */
export const withAnswers = (lines: readonly string[]): readonly string[] => {
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const own = inLine.exec(line);
    if (own !== null) {
      const answer = bare(own[2] ?? '');
      const isTold =
        isAnswer(answer) && /\p{Ll}{3}/u.test(answer) && (/\s/.test(answer) || /^\p{Ll}/u.test(answer)) && !/[[\]☐]/.test(answer);
      told.push(...(isTold ? ['', whole(own[1] ?? '', answer), ''] : [line]));
      continue;
    }
    const question = asked.exec(line)?.[1];
    const next = lines[at + 1] ?? '';
    const isSet = next.search(/\S/) >= line.search(/\S/) + 2 || ofAnswer.test(next) || /[✓✔✗✘]/.test(next);
    if (question === undefined || !question.endsWith('?') || blank.test(next) || !isSet || (marked.test(next) && !ofAnswer.test(next))) {
      told.push(line);
      continue;
    }
    let answer = '';
    let end = at + 1;
    while (
      end < lines.length &&
      end - at <= mostLines &&
      !blank.test(lines[end] ?? '') &&
      !(marked.test(lines[end] ?? '') && !/^\s*A\b/.test(lines[end] ?? ''))
    ) {
      answer = answer === '' ? (lines[end] ?? '').trim() : glue(answer, (lines[end] ?? '').trim(), '');
      end += 1;
    }
    const said = bare(answer);
    const isWrong = wrong.test(answer);
    if (!isWrong && (end - at > mostLines || !isAnswer(said))) {
      told.push(line);
      continue;
    }
    told.push('', ...(isWrong ? [] : [whole(question, said)]), '');
    at = end - 1;
  }
  return told;
};
