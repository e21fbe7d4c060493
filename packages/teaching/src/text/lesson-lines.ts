/** What the top of a page says of the lesson and not of its subject: class, teacher, day, place in a book. */
const ofTheLesson: readonly RegExp[] = [
  /\b(?:Mr|Mrs|Miss|Ms|Dr|Mme|Mlle|Herr|Frau|Señora?|Sra|Srta)\.?\s+\p{Lu}\p{L}*(?:\s*,|$|\s+(?:class|dept|department)\b)/iu,
  // "Mr Okafor - Set 10B", "RE - Sikhi lesson 3".
  /^(?:Mr|Mrs|Miss|Ms|Dr|Mme|Mlle|Herr|Frau)\.? \p{Lu}\p{L}*\s*[-–—|:]\s*(?:set|class|group|form|room|rm|year|\d{1,2}\p{L})\b.*$/iu,
  /^(?:R\.?E\.?|R\.?S\.?|PSHE|maths|english|science|biology|chemistry|physics|history|geography|computing|french|german|spanish)\s*[-–—:|]\s*[^.:]{2,40}\s(?:lesson|week)\s*\d+$/iu,
  /^(?:year|yr|y)\s*\d{1,2}(?:\s+\p{L}+){0,3}(?:\s+L?\d+)?$/iu,
  /^(?:\p{L}+\s+)?\d{1,2}[A-Z]\d?\b(?:\s+-.*)?$/u,
  /\bclass(?:\s+\d+\w?)?$/i,
  /^(?:lesson|week|module|modulo|unit|page|term|handout|sheet|slide|l)\s*\d+\w?$/i,
  /^(?:revision(?: sheet)?|c\/w|h\/w|set \d|(?:hw )?due\b.*|\d{1,2}[A-Z]\/\S+|rm \S+|case study sheet|fact ?sheet|help ?sheet)$/i,
  /^(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:[a-z]*day)?\.?,?\s+\d{1,2}/i,
  /\b(?:week|wk|w\/?)\.? ?(?:beginning|beg|commencing|b|c)\b/i,
  /^[CH]\/?W$/i,
  // The reader of the page may have set a word apart: "KS3 Hist ory".
  /^KS\d\b.{0,20}$/i,
  /^paper \d(?: section [A-Z])?$/i,
  /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?$/,
  /^\d{1,3}$/,
  /^(?:stick|highlight|copy|lern|learn|revise|colour|fill|obj(?:ective)?s?\b\s*:|gcse prep|\d+ min(?:ute)?s)\b/i,
  /^obj(?:ective)?s?\s*:/i,
  /^(?:éc(?:oute|outez) et (?:lis|lisez)|hör zu|escucha y lee)\b/i,
  /^knowledge organisers?$/i,
  /^(?:non-)?fiction(?: text)?$|^(?:guided reading|comprehension|homework(?: \d+)?|practical sheet)$/i,
  /^(?:español|français|deutsch|spanish|french|german|latin)\s*[–-]\s*(?:año|année|klasse|jahr|year|y)\s*\d+$/iu,
  /^(?:vokabel|vocab(?:ulary)? ?|spelling )test\b/i,
  /^(?:AQA|OCR|Edexcel|WJEC|Eduqas|CCEA)\b/,
  /^(?:learn|revise)\b.*\btest\b/i,
  /\b(?:autumn|spring|summer)\s+(?:term(?:\s*\d)?|\d)$/i,
  /^(?:dept|department)\b/i,
];
const isOfTheLesson = (cell: string): boolean => ofTheLesson.some((pattern) => pattern.test(cell));
/** The number of a page stands at the edge of it; "793" between two cells is a year. */
const isInside = (cell: string, at: number, all: readonly string[]): boolean => at > 0 && at < all.length - 1 && /^\d+$/.test(cell);

/** Where a field for the pupil's name, class or date begins. */
const fields =
  /^name\s+(?:\p{L} ){3,}[\s\S]*$|^name\s{2,}\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*)?\s{2,}(?:set|class|form)\b[\s\S]*$|(?:^|\s+)(?:full name|student|name|class|form|date|tutor group|teacher|set|group)\s*(?::|_{2,}|\.{3,})[\s\S]*$/iu;
/** "Module 3 – My town" is called "My town". */
const counted =
  /^(?:(?:module|lesson|unit|week|topic|chapter)\s*\d+(?:\.\d+)?\w?\s*[-–—: ]|(?:kapitel|thema|chapitre|thème|módulo|unidad|unité|lektion)\s*\d+\s*[-–—:]?)\s*(?=\p{L})/iu;

/** "Year 8 Computing – while loops" is called "While loops". */
const stage = /^(?:(?:year|yr)\s*\d{1,2}|KS\d|GCSE)(?:\s+\p{L}+){0,2}\s*[-–—:|]\s*(?=\p{L})/iu;

/** "FORCES – Knowledge Organiser" is called "FORCES". */
const kindOfPage = /\s*[-–—:|]\s*(?:knowledge organiser|revision (?:notes|sheet)|fact ?sheet|work ?sheet)\s*$/iu;

/** How many lines, at most, stand above what a page has to say. */
export const topLines = 4;

/** A line of the top of a page without the fields of the pupil and what is said of the lesson; undefined where nothing is left. */
export const withoutLesson = (line: string): string | undefined => {
  const cells = line
    .replace(fields, '')
    .split(/\s{2,}|\s+\|\s+/)
    .map((cell) => cell.trim())
    .filter((cell, at, all) => cell !== '' && (isInside(cell, at, all) || !isOfTheLesson(cell)));
  // What is left of a page that was cut off is half a word.
  if (cells.length === 0 || (cells.length === 1 && /^\p{Ll}+$/u.test(cells[0] ?? ''))) return undefined;
  const bare = cells
    .map((cell) => cell.replace(kindBefore, '').replace(kindOfPage, '').replace(stage, '').replace(counted, ''))
    .filter((cell) => cell !== '' && !isOfTheLesson(cell))
    .join(' – ');
  if (bare === '') return undefined;
  return `${bare[0]?.toUpperCase() ?? ''}${bare.slice(1)}`;
};

/** "CASE STUDY SHEET: Haiti 2010" is called "Haiti 2010". */
const kindBefore =
  /^(?:case study(?: sheet)?|knowledge organiser|revision (?:notes|sheet)|fact ?sheet|work ?sheet|topic)\s*:\s*(?=\p{L})/iu;

/** A row of figures is no page number, three times over. */
const isOfFigures = (line: string): boolean =>
  line.split(/\s{2,}|\s+\|\s+/).filter((cell) => /^[+−-]?[\d.,]+%?$/.test(cell.trim())).length > 1;

export const hasLesson = (line: string): boolean =>
  !isOfFigures(line) &&
  (fields.test(line) ||
    counted.test(line.trim()) ||
    stage.test(line.trim()) ||
    kindOfPage.test(line.trim()) ||
    kindBefore.test(line.trim()) ||
    line
      .trim()
      .split(/\s{2,}|\s+\|\s+/)
      .some((cell, at, all) => !isInside(cell.trim(), at, all) && isOfTheLesson(cell.trim())));
