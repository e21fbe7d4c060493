import { readSubject, type SubjectId } from '@hedgerow/domain/subjects';

/** What timetables call a subject inside the name of a class: "8x/Ma1", "10B-Fr2". */
const codes: ReadonlyMap<string, SubjectId> = new Map(
  Object.entries({
    ma: 'maths',
    mat: 'maths',
    math: 'maths',
    maths: 'maths',
    mathematics: 'maths',
    en: 'english',
    eng: 'english',
    english: 'english',
    sc: 'science',
    sci: 'science',
    science: 'science',
    bi: 'biology',
    bio: 'biology',
    biology: 'biology',
    ch: 'chemistry',
    che: 'chemistry',
    chem: 'chemistry',
    chemistry: 'chemistry',
    ph: 'physics',
    phy: 'physics',
    physics: 'physics',
    hi: 'history',
    his: 'history',
    hist: 'history',
    history: 'history',
    gg: 'geography',
    geo: 'geography',
    geog: 'geography',
    geography: 'geography',
    re: 'religious-studies',
    rs: 'religious-studies',
    ar: 'art',
    art: 'art',
    mu: 'music',
    mus: 'music',
    music: 'music',
    dr: 'drama',
    dra: 'drama',
    drama: 'drama',
    fr: 'french',
    fre: 'french',
    french: 'french',
    sp: 'spanish',
    spa: 'spanish',
    spanish: 'spanish',
    gm: 'german',
    ger: 'german',
    german: 'german',
    la: 'latin',
    lat: 'latin',
    latin: 'latin',
    mandarin: 'mandarin',
    cs: 'computing',
    co: 'computing',
    cmp: 'computing',
    ict: 'computing',
    computing: 'computing',
    pe: 'pe',
  } satisfies Record<string, SubjectId>),
);

const codeIn = (name: string): SubjectId | undefined => {
  const found = new Set(
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .flatMap((part) => codes.get(part) ?? []),
  );
  return found.size === 1 ? [...found][0] : undefined;
};

/** By what the list says, then by the name; undefined where neither tells. */
export const subjectOfClass = (name: string, said: string): SubjectId | undefined =>
  said === '' ? codeIn(name) : (readSubject(said) ?? codeIn(said) ?? codeIn(name));
