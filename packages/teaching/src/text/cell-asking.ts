import { baseOfThird, inPlural, inside, isCommon, isPlural, isThird, listed, withArticle } from './grammar.ts';
import { wordsOf } from './language.ts';
import { capital, fromCapitals } from './text-card.ts';

/** One cell of a table, and what stands at the head of its row and of its column. */
export type CellPlace = {
  readonly row: string;
  readonly rowHead: string;
  readonly column: string;
  readonly cell: string;
  readonly page: string;
};

const wh = /^(what|how|why|where|when|who|which)\b\s*(.*)$/i;
/** What a thing has one of: "the capital of France". */
const ofAThing =
  /^(?:(?:main|chemical|atomic|relative|usual|typical|average|total|key|normal|first|word|original|real|other|old|modern|approximate) )*(?:function|job|role|purpose|use|capital|symbol|formula|charge|mass|height|length|width|depth|speed|size|shape|structure|location|position|climate|population|ph|age|weight|unit|units|state|cause|effect|source|name|meaning|definition|date|year|cost|price|temperature|boiling point|melting point|density|number|diet|habitat|origin|status|value|frequency|wavelength|advantage|disadvantage|importance|significance|message|theme|technique|texture|pitch|tempo|range|area|distance|duration|capacity|lifespan|currency|flag|author|composer|leader|founder|holy book|holy city|holy day|sacred text|holy place|place of worship|nickname|symptoms?|treatment|prevention|pathogen|vector|plural|translation|opposite|answer|feature|key feature|characteristic|appearance|behaviour|arrangement|movement|example)s?$/i;
/** "What type is granite?" */
const ofAKind = /^(?:type|kind|class|colour|shape|size|state)$/i;
/** "0", "2", "more than 90": how many there are. */
const isCount = /^(?:(?:about|around|over|more than|at least|nearly|almost) )?\d{1,3}(?:,\d{3})*$/i;
const deed = /^(?:measures|makes|eats|contains|produces|removes|controls|carries|means|detects|protects|needs|stores|absorbs)$/i;
const participle =
  /^(used|found|made|caused|spread|treated|measured|produced|discovered|invented|written|built|known|eaten|grown|worn|celebrated|controlled|carried|stored|formed|powered|lit|prevented)\b\s*(.*)$/i;

/** What heads a column of anything: “type of example” says nothing. */
const isAnything = /^(?:names?|examples?|items?|words?|terms?|things?|features?|objects?|numbers?|dates?|years?|types?|kinds?|titles?)$/i;
/** The rows of a table under such a head have names. */
const ofNamed =
  /^(?:planets?|countr(?:y|ies)|cit(?:y|ies)|gods?|goddess(?:es)?|kings?|queens?|monarchs?|people|persons?|characters?|religions?|faiths?|festivals?|rivers?|mountains?|volcano(?:es)?|earthquakes?|battles?|presidents?|emperors?|scientists?|composers?|authors?|artists?|continents?|oceans?)$/i;
const ofParts = /\b(?:function|job|role|purpose|does)\b/i;
/** What the row is called inside a question: "pH 7", "the nucleus", "Diwali". */
const nameOfRow = ({ row, rowHead, page, column }: CellPlace): string => {
  const bare = row.replace(/\s*[:?]$/, '');
  if (/^[\d.,%–-]+$|^\p{L}{1,2}$/u.test(bare) && rowHead !== '') return /^(?:date|year|when)$/i.test(rowHead) ? bare : `${rowHead} ${bare}`;
  // "Mercury" of the planets: what has a name of its own keeps its capital.
  if (ofNamed.test(rowHead) && /^\p{Lu}/u.test(bare)) return bare;
  return withArticle(bare, page, ofParts.test(column) ? 'the' : 'none');
};

/** "Where it began" of Islam: "Where did Islam begin?" */
const irregular: ReadonlyMap<string, string> = new Map(
  Object.entries({ began: 'begin', came: 'come', went: 'go', grew: 'grow', fell: 'fall', rose: 'rise', spread: 'spread', fought: 'fight' }),
);

/** "What it does" of the heart: "What does the heart do?" */
const withIt = (word: string, rest: string, place: CellPlace): string | undefined => {
  const [, aux, after = ''] = /^(?:it|they|these|this) (is|are|was|were|can|could|will|has been|have been)\b\s*(.*)$/i.exec(rest) ?? [];
  const name = nameOfRow(place);
  const many = isPlural(place.row);
  if (aux !== undefined) {
    const told = many ? aux.replace(/^is$/, 'are').replace(/^was$/, 'were') : aux.replace(/^are$/, 'is').replace(/^were$/, 'was');
    return `${capital(word)} ${told.toLowerCase()} ${name}${after === '' ? '' : ` ${after}`}?`;
  }
  const [, verb, more = ''] = /^(?:it|they|these|this) (\p{L}+)\b\s*(.*)$/iu.exec(rest) ?? [];
  if (verb === undefined) return undefined;
  const base = irregular.get(verb.toLowerCase());
  if (base !== undefined) return `${capital(word)} did ${name} ${base}${more === '' ? '' : ` ${more}`}?`;
  const isPast = /ed$/i.test(verb) || /^(?:did|had|made|ate|wore|went|came|took|gave)$/i.test(verb);
  if (isPast) return undefined;
  return `${capital(word)} ${many ? 'do' : 'does'} ${name} ${isThird(verb) ? baseOfThird(verb) : verb.toLowerCase()}${more === '' ? '' : ` ${more}`}?`;
};

/** "What people do" at Diwali: who does it stands in the head of the column. */
const withOthers = (word: string, rest: string, place: CellPlace): string | undefined => {
  const [, who, verb, more = ''] = /^(people|they|we|you|\p{Ll}+s) (\p{L}+)\b\s*(.*)$/u.exec(rest) ?? [];
  if (who === undefined || verb === undefined || isThird(verb) || /ed$|^(?:are|were|was|is)$/.test(verb)) return undefined;
  return `${nameOfRow(place)}: ${word.toLowerCase()} do ${who} ${verb}${more === '' ? '' : ` ${more}`}?`;
};

/** What a thing has, and may be thick or thin. */
const ofItsMake = /^(?:wall|lumen|surface|skin|edge|coat|fur|bark|texture|shell|outside|inside|membrane|lining|appearance)$/i;
const describes = (cell: string): boolean => {
  const words = wordsOf(cell.toLowerCase()).filter(({ kind }) => kind === 'word');
  return (
    words.length > 0 &&
    words.every(({ pos, text }) => /^(?:ADJ|ADV|CCONJ)$/.test(pos) || /^(?:thin|thick|wide|narrow|elastic|muscle|smooth|rough)$/.test(text))
  );
};

const asked = (place: CellPlace): string | undefined => {
  const column = place.column.replace(/(?<!\b\p{Lu})[?:.]$/u, '').trim();
  const [, word = '', rest = ''] = wh.exec(column) ?? [];
  // "Mars" is one planet.
  const many = isPlural(place.row) && !(ofNamed.test(place.rowHead) && /^\p{Lu}/u.test(place.row));
  const was = /\b1[0-9]{3}\b|\b20[01]\d\b/.test(place.cell) && !isCommon(place.row) ? (many ? 'were' : 'was') : many ? 'are' : 'is';
  if (word !== '') {
    // "15th century" is no answer to "When is Sikhi?".
    if (/^when$/i.test(word) && rest === '' && /\bcentur/i.test(place.cell)) return undefined;
    if (/^(?:when|where)$/i.test(word) && /^(?:is it|was it|it is|it was)?$/i.test(rest))
      return `${capital(word.toLowerCase())} ${was} ${nameOfRow(place)}?`;
    if (/^who$/i.test(word) && rest === '') return `${nameOfRow(place)}: who?`;
    if (/^(?:is|are|was|were|does|do|did) (?:it|they)\b/i.test(rest)) {
      const [, aux = '', more = ''] = /^(\p{L}+) (?:it|they)\b\s*(.*)$/iu.exec(rest) ?? [];
      const told = many ? aux.replace(/^is$/i, 'are').replace(/^does$/i, 'do') : aux.replace(/^are$/i, 'is').replace(/^do$/i, 'does');
      return `${capital(word.toLowerCase())} ${told.toLowerCase()} ${nameOfRow(place)}${more === '' ? '' : ` ${more}`}?`;
    }
    // "What we did" of a hazard.
    const [, who, more = ''] = /^(we|you|they|people) did\b\s*(.*)$/i.exec(rest) ?? [];
    if (who !== undefined) return `${nameOfRow(place)}: ${word.toLowerCase()} did ${who} do${more === '' ? '' : ` ${more}`}?`;
    if (/^happened$/i.test(rest) && /^\d{3,4}$/.test(place.row)) return `What happened in ${place.row}?`;
    if (/^happen(?:s|ed)\b/i.test(rest)) return `${nameOfRow(place)}: ${word.toLowerCase()} ${rest}?`;
    if (/^(?:is|are|was|were|can|could|did|do|does)\b/i.test(rest)) return `${nameOfRow(place)}: ${word.toLowerCase()} ${rest}?`;
    const told = withIt(word.toLowerCase(), rest, place) ?? withOthers(word, rest, place);
    return told ?? `${nameOfRow(place)}: ${column[0]?.toLowerCase() ?? ''}${column.slice(1)}?`;
  }
  const [, done, after = ''] = participle.exec(column) ?? [];
  if (done !== undefined) {
    const isPlace = /^found$/i.test(done) && /^(?:in|at|on)?$/i.test(after);
    return `${isPlace ? 'Where' : after === '' ? 'How' : 'What'} ${many ? 'are' : 'is'} ${nameOfRow(place)} ${done.toLowerCase()}${isPlace || after === '' ? '' : ` ${after}`}?`;
  }
  if (deed.test(column)) return `What ${many ? 'do' : 'does'} ${withArticle(place.row, place.page)} ${baseOfThird(column)}?`;
  if (/^(?:does|do|is|has)\b/i.test(column)) return undefined;
  const shown = inside(column);
  if (/\p{Ll}\.(?:\s|$)|[=→/+&]/u.test(shown) || shown === '') return undefined;
  const plain = column.replace(/\s*\([^)]*\)$/, '');
  if (/^equations?$/i.test(plain)) return `What is the equation for ${nameOfRow(place)}?`;
  if (/^(?:meaning|definition)s?$/i.test(plain) && /^(?:key )?(?:words?|terms?|phrases?|vocab(?:ulary)?)$/i.test(place.rowHead))
    return `What does “${place.row}” mean?`;
  if (/^["“]/.test(place.row) && /^(?:language |poetic |literary )?(?:techniques?|devices?|methods?)$/i.test(plain))
    return `Which ${shown.replace(/s$/, '')} is used in ${place.row}?`;
  // A faith has no leader: "imam" is what one of many is called.
  if (/^leaders?$/i.test(plain) && /^\p{Ll}/u.test(place.cell)) return `What is a leader called in ${nameOfRow(place)}?`;
  if (/^(?:main )?festivals?$/i.test(plain)) return `Which festival is celebrated in ${nameOfRow(place)}?`;
  // "No one founder".
  if (/^(?:no\b|none\b|n\/a$|unknown\b|[-–—]$)/i.test(place.cell) && !/^\d/.test(place.cell)) return undefined;
  const somebodyOf = /^(?:founder|author|composer|artist|inventor|discoverer|playwright|painter)$/i.exec(plain)?.[0];
  if (somebodyOf !== undefined)
    return /^\p{Lu}/u.test(place.cell) ? `Who was the ${somebodyOf.toLowerCase()} of ${nameOfRow(place)}?` : undefined;
  if (/^place of worship$/i.test(plain)) return `What is a place of worship called in ${nameOfRow(place)}?`;
  const timed = /^time (?:taken |needed )?to (\p{Ll}.*)$/iu.exec(plain)?.[1];
  if (timed !== undefined) return `How long ${many ? 'do' : 'does'} ${nameOfRow(place)} take to ${timed}?`;
  if (
    isCount.test(place.cell) &&
    /^\p{L}+s$/iu.test(plain) &&
    isPlural(plain) &&
    isCommon(plain) &&
    !ofAThing.test(plain) &&
    !ofAKind.test(plain)
  )
    return `How many ${plain.toLowerCase()} ${many ? 'do' : 'does'} ${nameOfRow(place)} have?`;
  if (ofAThing.test(plain)) {
    // "Example" of vinegar: which of two is the example of the other, is told by the table's own first column.
    if (/^examples?$/i.test(plain) && /^\d/.test(place.row)) return `Give an example of something with ${nameOfRow(place)}.`;
    if (/^examples?$/i.test(plain)) return `Give ${isPlural(plain) ? 'examples' : 'an example'} of ${nameOfRow(place)}.`;
    return `What ${isPlural(plain) && !/ph$/i.test(plain) ? 'are' : 'is'} the ${shown} of ${nameOfRow(place)}?`;
  }
  // "Length of a year": the head of the column says of what, so the row stands in front.
  const [, measured = ''] = /^(.+?) (?:of|from|to|in|on|at|above|below|between) .+$/i.exec(plain) ?? [];
  if (ofAThing.test(measured)) return `${place.row}: what is the ${shown}?`;
  // "Planet | Type": "What type of planet is Mercury?"
  if (
    /^(?:type|kind|class)$/i.test(plain) &&
    /^\p{L}{3,}$/u.test(place.rowHead) &&
    isCommon(place.rowHead) &&
    !isPlural(place.rowHead) &&
    !isAnything.test(place.rowHead)
  )
    return `What ${plain.toLowerCase()} of ${place.rowHead.toLowerCase()} ${many ? 'are' : 'is'} ${nameOfRow(place)}?`;
  if (ofAKind.test(plain)) return `What ${plain.toLowerCase()} ${many ? 'are' : 'is'} ${nameOfRow(place)}?`;
  const head = plain.replace(/ of .*$/, '');
  const last = wordsOf(head.toLowerCase()).findLast(({ kind }) => kind === 'word');
  if (head.split(' ').length > 3 || plain.split(' ').length > 5 || !/^(?:NOUN|PROPN)$/.test(last?.pos ?? '')) return undefined;
  // "Thick and elastic" says how the wall of an artery is; "red" is the colour that goes with it.
  if (ofItsMake.test(plain) && isCommon(place.row) && describes(place.cell))
    return `What is the ${shown} of ${withArticle(place.row, place.page)} like?`;
  return `Which ${shown} ${isPlural(plain) ? 'go' : 'goes'} with ${nameOfRow(place)}?`;
};

/** A question for one cell in plain English; undefined where the heads of the table give none. */
export const cellQuestion = (place: CellPlace): string | undefined => {
  const question = asked(place);
  return question === undefined ? undefined : capital(question);
};

/** "Lumen: how do arteries, veins and capillaries compare?" */
export const comparedQuestion = (feature: string, things: readonly string[]): string => {
  const bare = feature.replace(/\s*\([^)]*\)$/, '').replace(/[?:]$/, '');
  const told = listed(things.map((thing) => (fromCapitals(thing) === thing ? inPlural(thing) : fromCapitals(thing))));
  return wh.test(bare) ? `${capital(bare)}: compare ${told}.` : `${capital(bare)}: how do ${told} compare?`;
};
