import type { SubjectId } from '@hedgerow/domain/subjects';

/**
 * Who types "bio 4.2", "C9" or "J277 1.2" and nothing else means a section of the specification that most schools of that subject
 * follow (AQA's sciences, OCR's Computer Science): what its sections are about, in our own words.
 */
const biology = [
  'cell structure, cell division, transport in cells',
  'principles of organisation, enzymes and digestion, the heart',
  'pathogens, immune system, vaccines',
  'photosynthesis, respiration',
  'homeostasis, nervous system, hormones',
  'dna, inheritance, evolution',
  'communities, carbon cycle, biodiversity',
];
const chemistry = [
  'atomic structure, periodic table',
  'ionic bonding, covalent bonding, metallic bonding',
  'balancing equations, moles',
  'reactivity series, making salts, electrolysis',
  'exothermic and endothermic reactions, bond energies',
  'rate of reaction, reversible reactions',
  'crude oil, alkanes, alkenes',
  'gas tests, testing for ions, chromatography',
  'the atmosphere, greenhouse gases',
  'water treatment, life cycle assessment',
];
const physics = [
  'energy stores, power, efficiency',
  'electric circuits, national grid',
  'density, specific heat capacity, gas pressure',
  'radioactivity, half life',
  'resultant force, acceleration, momentum',
  'waves, electromagnetic spectrum',
  'magnets, electromagnets, motor effect',
  'stars, red shift',
];
const systems = [
  'cpu, embedded systems',
  'primary storage, secondary storage, units of data',
  'computer networks, network topologies',
  'network security, malware',
  'operating systems, utility software',
  'legislation, computer misuse act',
];
const programming = [
  'searching algorithms, sorting algorithms',
  'variables, arrays',
  'testing, validation',
  'logic gates',
  'high level languages',
];

type Place = { readonly letter: string; readonly sections: Readonly<Record<string, readonly string[]>> };
const places: Partial<Record<SubjectId, Place>> = {
  biology: { letter: 'b', sections: { 4: biology } },
  chemistry: { letter: 'c', sections: { 4: chemistry, 5: chemistry } },
  physics: { letter: 'p', sections: { 4: physics, 6: physics } },
  computing: { letter: '', sections: { 1: systems, 2: programming } },
};

/** What says where a section stands, and nothing of what it is about. */
const nothing =
  /\b(?:aqa|ocr|j277|gcse|igcse|higher|foundation|triple|combined|separate|trilogy|bio(?:logy)?|chem(?:istry)?|phys(?:ics)?|science|comp(?:uter|uting)?(?: sci(?:ence)?)?|cs|topic|unit|chapter|section|spec(?:ification)?|paper \d|revision|revise|test|quiz)\b/gi;

/** What a section of a specification is about, where a request names one by its number alone. */
export const specSection = (subject: SubjectId, text: string): string | undefined => {
  const place = places[subject];
  if (place === undefined) return undefined;
  const rest = text
    .replaceAll(nothing, ' ')
    .replaceAll(/[:()\s]+/g, ' ')
    .trim()
    .toLowerCase();
  const [, letter, chapter] = /^([bcp])(\d{1,2})$/.exec(rest) ?? [];
  if (letter === place.letter && chapter !== undefined) return Object.values(place.sections)[0]?.[Number(chapter) - 1];
  const [, paper = '', line] = /^(\d)\.(\d{1,2})$/.exec(rest) ?? [];
  return line === undefined ? undefined : place.sections[paper]?.[Number(line) - 1];
};
