/** "01.2", "0 1 . 2": how exam papers number a question and its parts. */
const ofPaper = /^([^\S\n]*)0\s?([1-9])(?:\s?\.\s?([1-9]))?(?:[^\S\n]+|$)(?=\p{L}|$)/u;
const fewest = 3;
const letters = 'abcdefghi';

/** The same page with "1.", "(a)" and "(b)" in their place; a page that is numbered otherwise as it is. */
export const withPlainNumbers = (lines: readonly string[]): readonly string[] => {
  if (lines.filter((line) => ofPaper.test(line)).length < fewest) return lines;
  let stem = '';
  return lines.map((line) => {
    const [head = '', indent = '', question = '', part] = ofPaper.exec(line) ?? [];
    if (head === '') return line;
    if (part === undefined) stem = question;
    // Parts of a question that has no words of its own are questions each.
    const told = part !== undefined && stem === question ? `(${letters[Number(part) - 1] ?? 'a'})` : `${question}.`;
    return `${indent}${told} ${line.slice(head.length)}`.trimEnd();
  });
};
