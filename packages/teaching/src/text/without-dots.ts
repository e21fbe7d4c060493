/** A word that begins a sentence, and hardly a name: "in N.Y.C. He moved", and not "the U.S. Army". */
const opens = String.raw`(?:The|A|An|He|She|It|They|We|His|Her|Its|Their|There|This|That|These|Those|In|On|At|By|From|After|Before|When|But|And|So|Then|However|Many|Some|Most|For|As|If)\b`;
const ends = String.raw`(?=\s*$|\s+${opens})`;

const initials = new RegExp(String.raw`(?<![\p{L}\d.])(?:\p{Lu}\.){2,6}(?!\p{L})`, 'gu');
const isLast = new RegExp(`^${ends}`, 'mu');
/** "Dr. King", "Martin Luther King Jr. spoke", "St. Paul". */
const titles = /(?<!\p{L})(Dr|Mr|Mrs|Ms|St|Prof|Capt|Rev|Gen|Sgt|Lt|Col|Hon)\.(?=\s+\p{Lu})/gu;
const junior = new RegExp(String.raw`(?<=\p{Ll} )(Jr|Sr)\.(?!${ends})`, 'gmu');
/** "John F. Kennedy". */
const middle = new RegExp(String.raw`(?<=\b\p{Lu}\p{Ll}+ \p{Lu})\.(?= (?!${opens})\p{Lu}\p{Ll}+)`, 'gu');
/** "Brown v. Board of Education". */
const against = /(?<=\p{Lu}[\p{L}'’-]+ v)s?\.(?= \p{Lu})/gu;
const numbered = /(?<!\p{L})([Nn]o|[Ff]igs?|[Cc]h|[Vv]ol|[Aa]pprox)\.(?= ?\d)/gu;

/** In letters: a line that ends sooner may be a title, a date or a row of a table. */
const shortLine = 70;

/**
 * Names and titles without the dots that look like the end of a sentence, as they are written today: "NYC", "Dr King". A dot that may
 * end a sentence as well stays.
 */
export const withoutDots = (text: string): string =>
  text
    .replaceAll(initials, (found: string, at: number) => {
      const letters = found.replaceAll('.', '');
      const after = text.slice(at + found.length, at + found.length + 40);
      // "The Civil Rights Movement in the U.S.A." is a title, and has no full stop.
      const isShortLine = /^[^\S\n]*(?:\n|$)/.test(after) && (at < shortLine || text.slice(at - shortLine, at).includes('\n'));
      return isLast.test(after) && !isShortLine ? `${letters}.` : letters;
    })
    .replaceAll(titles, '$1')
    .replaceAll(junior, '$1')
    .replaceAll(middle, '')
    .replaceAll(against, '')
    .replaceAll(numbered, '$1');
