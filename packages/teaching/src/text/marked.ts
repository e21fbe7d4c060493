/** Ticks, crosses, arrows to a mistake and what a teacher or a pupil put beside a word: "Chancellor ✗", "is it soft??", "(acc. wisest)". */
const besideTheWords = /[✓✗✔✘☐]|<-|->|\?\?|[!?]\.|\.\.\.\S|\(acc\.|^\s*→/;
/** "____ 9 Nov The Kaiser abdicates": what stands before a line is its number or its year, and not the gap of a sentence. */
const beforeTheLine = /(?:^|[–:?] )____ (?:\d|\p{Lu}{2})/u;
/** "Share £45 in the ratio 2: ____": a task is done and not remembered. */
const ofATask = /[–:?] (?:Share|Work out|Find|Calculate|Simplify|Solve|Write|Draw|Complete|Choose|Tick|Circle) [^?]*____/u;

/** "Light is refracted – a lot": the first cell of a table's row, and no word with a meaning. */
const isNoWord = /(?:does|by|about) “[^”]* (?:is|are|was|were|has|have|can) [^”]*”/;
/** "Near object – ciliary muscles: what is it? Contract.": a cell of a column that is not said. */
const isOfACell = /– (?:what does “|[^?]+: what (?:is it|are they|happens|do your notes say)\?$)/u;
/** "Mrs Begum said", "Miss K": who teaches the pupil. */
const teacher = /(?:^|[“ ])(?:Miss|Mrs?|Ms) \p{Lu}(?:\p{Ll}+)?[.?”]*$/u;
const isOfTheClass = (asked: string, answer: string): boolean =>
  /\b(?:Miss|Mrs?|Ms) \p{Lu}(?:(?!\p{Ll})|\p{Ll}+ (?:said|says|told|showed)\b)/u.test(`${asked} ${answer}`) ||
  (asked.includes('____') && teacher.test(answer));

/** Whether a card or question has marks of its page in it that nobody wants to learn. */
export const isMarked = (asked: string, ...answers: readonly string[]): boolean =>
  beforeTheLine.test(asked) ||
  ofATask.test(asked) ||
  isNoWord.test(asked) ||
  (isOfACell.test(asked) && !(answers[0] ?? '').trim().includes(' ')) ||
  isOfTheClass(asked, answers[0] ?? '') ||
  [asked, ...answers].some((text) => besideTheWords.test(text));
