/** One canonical list with the names that both lists of docs/product/pupil-home.md#primary-and-secondary use (docs/product/tests.md#marks). */
const catalogue = {
  maths: { name: 'Maths', aliases: ['mathematics', 'mathematics (maths)', 'math'], group: 'core' },
  english: { name: 'English', aliases: ['english language', 'english literature', 'literacy'], group: 'core' },
  science: { name: 'Science', aliases: ['combined science'], group: 'core' },
  biology: { name: 'Biology', aliases: [], group: 'core' },
  chemistry: { name: 'Chemistry', aliases: [], group: 'core' },
  physics: { name: 'Physics', aliases: [], group: 'core' },
  history: { name: 'History', aliases: [], group: 'foundation' },
  geography: { name: 'Geography', aliases: [], group: 'foundation' },
  'religious-studies': {
    name: 'Religious Studies',
    aliases: [
      'religious studies',
      're',
      'rs',
      'religious education',
      'pre',
      'philosophy religion and ethics',
      'philosophy religion and ethics (pre)',
    ],
    group: 'foundation',
  },
  art: { name: 'Art', aliases: ['art and design'], group: 'creative' },
  music: { name: 'Music', aliases: [], group: 'creative' },
  drama: { name: 'Drama', aliases: ['theatre'], group: 'creative' },
  french: { name: 'French', aliases: [], group: 'languages' },
  spanish: { name: 'Spanish', aliases: [], group: 'languages' },
  german: { name: 'German', aliases: [], group: 'languages' },
  latin: { name: 'Latin', aliases: [], group: 'languages' },
  mandarin: { name: 'Mandarin', aliases: ['chinese', 'mandarin chinese'], group: 'languages' },
  computing: {
    name: 'Computing',
    aliases: ['computer studies', 'computer science', 'information technology', 'it', 'ict'],
    group: 'digital',
  },
  pe: { name: 'PE', aliases: ['physical education'], group: 'foundation' },
  other: { name: 'Other', aliases: [], group: 'foundation' },
} as const satisfies Record<string, { name: string; aliases: readonly string[]; group: string }>;

export type SubjectId = keyof typeof catalogue;
export type SubjectGroup = (typeof catalogue)[SubjectId]['group'];

export const subjectIds = Object.keys(catalogue) as [SubjectId, ...SubjectId[]];
export const subjectName = (subject: SubjectId): string => catalogue[subject].name;
/** "Maths: Shapes"; a title that begins with its subject ("French: first verbs") says it once. */
export const underSubject = (subject: SubjectId, title: string): string =>
  title.startsWith(`${subjectName(subject)}:`) ? title : `${subjectName(subject)}: ${title}`;
/** "Colour and shape" where "Art" stands above it already. */
export const belowSubject = (subject: SubjectId, title: string): string => {
  const said = `${subjectName(subject)}: `;
  return title.startsWith(said) ? title.slice(said.length).replace(/^./u, (first) => first.toUpperCase()) : title;
};
export const subjectGroup = (subject: SubjectId): SubjectGroup => catalogue[subject].group;

const bySpelling: ReadonlyMap<string, SubjectId> = new Map(
  subjectIds.flatMap((id) => [id, catalogue[id].name, ...catalogue[id].aliases].map((spelling) => [spelling.toLowerCase(), id] as const)),
);

/** Reads an id, a name or an alias ("Chinese", "Computer Studies", "PRE"); undefined when no subject has that name. */
export const readSubject = (text: string): SubjectId | undefined => bySpelling.get(text.trim().toLowerCase().replaceAll(',', ''));

/** Subjects that a typed word may mean: one of their words begins with it ("comp" is Computing). */
export const subjectsNamed = (word: string): readonly SubjectId[] => {
  const typed = word.toLowerCase();
  return subjectIds.filter((id) =>
    [catalogue[id].name, ...catalogue[id].aliases].some((spelling) =>
      spelling
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .some((part) => part.startsWith(typed)),
    ),
  );
};

/** What a form offers an older pupil: each subject once and by its one name, "Other" last. */
export const listedSubjects: readonly SubjectId[] = [
  ...subjectIds.filter((id) => id !== 'other').toSorted((one, other) => subjectName(one).localeCompare(subjectName(other))),
  'other',
];

/** The subjects of the primary dashboard, docs/product/pupil-home.md#primary-and-secondary. */
export const primarySubjects = [
  'maths',
  'english',
  'science',
  'history',
  'geography',
  'religious-studies',
  'art',
  'music',
  'french',
  'spanish',
  'german',
  'latin',
  'mandarin',
  'computing',
] as const satisfies readonly SubjectId[];
