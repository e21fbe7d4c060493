/** A letter or a digit of any script: where a word may not begin or end. */
const before = String.raw`(?<![\p{L}\p{M}\p{N}_])`;
const after = String.raw`(?![\p{L}\p{M}\p{N}_])`;

/** A pattern that stands as a word of its own, whatever script it is in: `\b` knows English letters alone. */
export const asWord = (inner: string, flags = 'giu'): RegExp => new RegExp(`${before}(?:${inner})${after}`, flags);

const numericDate = String.raw`\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:\d{4}|\d{2})|\d{4}[./-]\d{1,2}[./-]\d{1,2}`;
const month = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
/** The years in which pupils are born; a history lesson's dates are older. */
const youngYear = String.raw`20(?:0[4-9]|[12]\d|3\d)`;
const youngDate = String.raw`${day}\s+(?:of\s+)?${month},?\s+${youngYear}|${month}\s+${day},?\s+${youngYear}`;
const anyDate = String.raw`${numericDate}|${day}\s+(?:of\s+)?${month}(?:,?\s+\d{4})?|${month}\s+${day}(?:,?\s+\d{4})?`;

const streetWords =
  'road|rd|street|st|lane|ln|avenue|ave|close|drive|way|court|crescent|cres|place|gardens|gdns|grove|terrace|hill|square|mews|row|walk|park|view|green|rise|fields|meadows?|parade|embankment|heights|villas';
/** As they stand on an envelope: with a capital, or all in capitals. */
const streets = `${streetWords.replaceAll(/(^|\|)([a-z])/g, (_all, bar: string, letter: string) => `${bar}[${letter}${letter.toUpperCase()}]`)}|${streetWords.toUpperCase()}`;

/** Inward codes have no letter that looks like another, so that formulas such as "C2 5OH" are none. */
const postcode = String.raw`gir ?0aa|[a-z]{1,2}\d[a-z\d]? ?\d[abd-hjlnp-uw-z]{2}`;

/** Characters of the books that pupils in England read: they are the lesson, not anybody's teacher. */
const inBooks =
  'Hyde|Utterson|Enfield|Birling|Darcy|Bennet|Bingley|Collins|Wickham|Scrooge|Fezziwig|Cratchit|Havisham|Rochester|Twit|Tumnus|Beaver|Dalloway|Gradgrind|Bumble|Micawber|Jones|Pilkington|Tickle|Fox|Toad|Ratty|Honey|Wormwood|Trunchbull|Lyons|Johnstone|Rushton|Kipps|Kumar';

/** What says whose work it is, whoever wrote it; each with what stands in its place. */
export const personPatterns: readonly (readonly [RegExp, string])[] = [
  [/https?:\/\/\S+/giu, ''],
  [/[^\s@<>()[\]"“”,;:]{1,64}\s?@\s?[^\s@<>()[\]"“”,;:]{1,100}\.[\p{L}\d-]{2,24}/giu, ''],
  [/\S{1,64}\s{1,3}[([]?at[)\]]?\s{1,3}\S{1,64}\s{1,3}[([]?dot[)\]]?\s+(?:co|com|org|net|uk|sch|ac|me)(?:\s+[([]?dot[)\]]?\s+uk)?/giu, ''],
  [/(?<![\p{L}\p{N}])@[\p{L}\d_.]{3,40}/gu, ''],
  // Numbers by which somebody is known: NHS, National Insurance, candidate, pupil, bank card.
  [asWord(String.raw`\d{3}[ -]\d{3}[ -]\d{4}`), ''],
  [asWord(String.raw`[a-z]{2} ?\d{2} ?\d{2} ?\d{2} ?[a-d]`), ''],
  [asWord(String.raw`[a-z]\d{11}[a-z\d]`), ''],
  [asWord(String.raw`\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}`), ''],
  [
    asWord(
      String.raw`(?:nhs|upn|uln|uci|ni|national insurance|candidate|cand|centre|student|pupil|admission|library|passport|account)\.? ?(?:number|num|no|nr|id|card)?\.? ?[:#=]? ?[a-z]{0,3}\d[\d -]{2,18}[a-z]?`,
    ),
    '',
  ],
  [/(?<![\p{L}\p{N}.,+])(?:\+44 ?(?:\(0\) ?)?|0044 ?|\(?0)\d(?:[ ().-]{0,2}\d){8,9}(?!\d)/gu, ''],
  [/(?<![\p{L}\p{N}.,+])\+\d{1,3}(?:[ ().-]{0,2}\d){7,12}(?!\d)/gu, ''],
  [asWord(String.raw`(?:flat|apartment|apt|unit) \d{1,4}[a-z]?`), ''],
  [new RegExp(String.raw`${before}\d{1,4}[a-z]?,? (?:\p{Lu}[\p{L}’'-]+\.? ){1,4}(?:${streets})${after}`, 'gu'), ''],
  [asWord(String.raw`\d{1,4}[a-z]? \p{L}{3,} (?:road|street|lane|avenue|crescent|close|drive)`), ''],
  [asWord(postcode), ''],
  [asWord(String.raw`(?:d\.? ?o\.? ?b\.?|date of birth|birth ?date|birthday|born(?: on)?)\s*[:=–-]\s*(?:${anyDate})`), ''],
  [
    asWord(
      String.raw`(?:i was|i’m|i'm|my (?:birthday|date of birth) is|(?:my )?(?:mum|dad|brother|sister) was) (?:born )?(?:on )?(?:the )?(?:${anyDate})`,
    ),
    '',
  ],
  [asWord(numericDate), ''],
  [asWord(youngDate), ''],
  [
    new RegExp(
      String.raw`${before}(?:Mr|Mrs|Ms|Miss|Mx)\.? ?(?!(?:${inBooks})${after})\p{Lu}[\p{L}\p{M}’'-]*(?: \p{Lu}[\p{L}\p{M}’'-]+)?`,
      'gu',
    ),
    'the teacher',
  ],
  [
    new RegExp(
      String.raw`${before}(?:\p{Lu}[\p{L}\p{M}.’'-]*,? (?:(?:of|the|and|C of E|CofE|RC|CE) )?){1,5}(?:Primary|Junior|Infants?|First|Middle|Secondary|High|Grammar|Comprehensive|Prep|Preparatory|Community|Academy|School|College|Sixth Form)(?: (?:Primary|Junior|School|Academy|College|Centre))*${after}`,
      'gu',
    ),
    'the school',
  ],
  [/(?<=\bmy (?:full |first |last )?name(?:’s|'s| is) )[\p{L}\p{M}’'-]+/giu, 'the pupil'],
  [
    /(?<=(?:[Nn]ame(?:’s|'s| is)|(?:I am|I’m|I'm) called|^By:?|[Ww]ritten by:|the pupil) )\p{Lu}[\p{L}\p{M}’'-]+(?: \p{Lu}[\p{L}\p{M}’'-]*){0,2}/gmu,
    'the pupil',
  ],
];

const plainLabels =
  "full name|first name|last name|surname|forename|family name|pupil(?:’s|'s)? name|student(?:’s|'s)? name|child(?:’s|'s)? name|pupil|student|teacher(?:’s|'s)? name|teacher|form tutor|tutor|head of year|home address|address|postcode|post code|telephone|tel|phone|mobile|mob|e-?mail|d\\.?o\\.?b\\.?|date of birth|birth ?date|birthday|parents?|guardian|carer|mum|dad|mother|father|brother|sister|username|user name|login|nhs(?: (?:no|number))?|upn|uln|candidate(?: (?:no|number|name))?|centre(?: (?:no|number))?|emergency contact|contact";
/** Words that also head a piece of work: a line of the first dozen that begins with one and a colon is about the pupil. */
const headLabels =
  'name|class|set|form|group|tutor group|school|academy|college|date|age|year|house|room|seat|subject teacher|handed in|due|lehrer|nom|имя|фамилия|класс|школа|учитель';

const label = (labels: string): RegExp => new RegExp(String.raw`^\s*(?:[-•*#]+\s*)?(?:my\s+)?(?:${labels})\.?\s*[:=].*$`, 'iu');
const anywhere = label(plainLabels);
const inHead = label(`${plainLabels}|${headLabels}`);
const headLines = 12;

/** Without the lines of a form: a label and a colon say that what follows is about somebody. */
export const withoutFormLines = (text: string): string =>
  text
    .split('\n')
    .filter((line, at) => !(at < headLines ? inHead : anywhere).test(line))
    .join('\n');
