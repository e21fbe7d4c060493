const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const scales: ReadonlyMap<string, number> = new Map(Object.entries({ thousand: 1000, million: 1_000_000 }));

/** A whole number below a hundred as it is written in words: 14 as "fourteen", 32 as "thirty two"; undefined for others. */
export const numberInWords = (number: number): string | undefined => {
  if (!Number.isInteger(number) || number < 0 || number > 99) return undefined;
  if (number < small.length) return small[number];
  return [tens[Math.floor(number / 10)], number % 10 === 0 ? '' : small[number % 10]].join(' ').trim();
};

type Sum = { readonly done: number; readonly open: number };

const afterWord = ({ done, open }: Sum, word: string): Sum | undefined => {
  const unit = small.indexOf(word);
  if (unit >= 0)
    return open % 100 === 0 || (unit > 0 && unit < 10 && open % 10 === 0 && open % 100 >= 20) ? { done, open: open + unit } : undefined;
  const ten = tens.indexOf(word);
  if (ten > 1) return open % 100 === 0 ? { done, open: open + 10 * ten } : undefined;
  if (word === 'hundred') return open > 0 && open < 10 ? { done, open: open * 100 } : undefined;
  const scale = scales.get(word);
  return scale === undefined || open === 0 || open >= 1000 || (done > 0 && done < scale * 1000)
    ? undefined
    : { done: done + open * scale, open: 0 };
};

/** "one thousand and fifty-two" as 1052; undefined where the words are no whole number below a thousand million. */
export const numberFromWords = (text: string): number | undefined => {
  const words = text
    .toLowerCase()
    .replaceAll('-', ' ')
    .replace(/^\s*a (?=hundred|thousand|million)/, 'one ')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'and');
  const sign = words[0] === 'minus' || words[0] === 'negative' ? -1 : 1;
  const counted = sign < 0 ? words.slice(1) : words;
  if (counted.length === 0) return undefined;
  if (counted.length > 1 && counted.includes('zero')) return undefined;
  const sum = counted.reduce<Sum | undefined>((so, word) => so && afterWord(so, word), { done: 0, open: 0 });
  return sum && sign * (sum.done + sum.open);
};
