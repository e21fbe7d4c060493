import { limits } from './limits.ts';
import { withEverydaySlips } from './misspelt.ts';
import { isAddressedToAComputer } from './unwanted-lines.ts';

const numbered =
  /^\s*(?:Q(?:uestion)?\.?\s?)?\(?(?:\d{1,2}|[a-h])[.):]?\s+(\p{Lu}[^?_]{10,140}\?|(?:Name|Explain|Describe|Give|State|Compare|List|Suggest|Define|Why|How|What|Which)\b[^?_.]{10,140}\.)\s*(?:[([]\s?\d{1,2}\s?(?:marks?)?\s?[)\]])?\s*_*\s*$/u;
const mostQuestions = 8;
/** What a page asks and does not answer: a guide to it keeps its questions, as they stand. */
export const questionsIn = (text: string): readonly string[] =>
  text
    .slice(0, limits.letters)
    .split('\n', limits.lines)
    .filter(
      (line, at, lines) =>
        line.length < 200 &&
        /^\s*$|^\s*(?:Q(?:uestion)?\.?\s?)?\(?(?:\d{1,2}|[a-h])[.):]?\s|_{3,}|^\s*(?:challenge|extension|ext|use the words?)\b/i.test(
          lines[at + 1] ?? '',
        ),
    )
    .flatMap((line) => numbered.exec(line)?.[1] ?? [])
    .map(withEverydaySlips)
    .filter((question) => !isAddressedToAComputer(question))
    .slice(0, mostQuestions);

/** How the page itself asks what a word means: "What is weathering?" */
export const askedMeaning = (questions: readonly string[], term: string): string | undefined =>
  questions.find((question) => {
    const asked = /^What (?:is|are|does|do) (?:meant by )?(?:an? |the (?:term |word )?)?[“"']?(.+?)[”"']?(?: mean)?\?$/i.exec(
      question,
    )?.[1];
    return asked?.toLowerCase().replace(/s$/, '') === term.toLowerCase().replace(/s$/, '');
  });
