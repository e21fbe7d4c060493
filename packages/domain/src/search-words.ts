/** Words of a search that are looked at; more make a search slow, not better. */
const mostWords = 8;

/** What was typed into a search box, as words in small letters. */
export const wordsOf = (search: string | undefined): readonly string[] =>
  (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostWords);

/** Signs before and after what was found. */
const around = 40;

/** The place where a text says a word, cut at words: "… by waves and longshore drift carries sand …"; null where it does not. */
export const excerptOf = (text: string, word: string): string | null => {
  const flat = text.replaceAll(/\s+/g, ' ').trim();
  const at = flat.toLowerCase().indexOf(word);
  if (at < 0) return null;
  const from = at <= around ? 0 : Math.min(flat.indexOf(' ', at - around) + 1, at);
  const cut = at + word.length + around;
  const end = cut >= flat.length ? flat.length : Math.max(flat.lastIndexOf(' ', cut), at + word.length);
  return `${from > 0 ? '… ' : ''}${flat.slice(from, end)}${end < flat.length ? ' …' : ''}`;
};
