import type { YearGroup } from '@hedgerow/domain/year-groups';

type Name = readonly [firstName: string, lastName: string];

/** With Robin in Year 4 and Willow in Year 10 these are 28. Nobody of these names is meant. */
export const demoClassmates: Readonly<Partial<Record<YearGroup, readonly Name[]>>> = {
  4: [
    ['Alfie', 'Hall'],
    ['Bea', 'Ibrahim'],
    ['Callum', 'Jones'],
    ['Daisy', 'Khan'],
    ['Eshan', 'Lowe'],
    ['Freya', 'Mistry'],
    ['George', 'Newton'],
    ['Hana', 'Okafor'],
    ['Isla', 'Price'],
    ['Jude', 'Quigley'],
    ['Kofi', 'Rahman'],
    ['Lola', 'Scott'],
    ['Maya', 'Tate'],
    ['Noah', 'Underhill'],
    ['Olive', 'Vaughan'],
    ['Poppy', 'White'],
    ['Rafi', 'Yilmaz'],
    ['Sofia', 'Ahmed'],
    ['Theo', 'Booth'],
    ['Una', 'Cross'],
    ['Vihaan', 'Abbott'],
    ['Willa', 'Begum'],
    ['Yasmin', 'Cole'],
    ['Zac', 'Davies'],
    ['Arlo', 'Evans'],
    ['Betsy', 'Fisher'],
    ['Caleb', 'Grant'],
  ],
  10: [
    ['Aisha', 'Hughes'],
    ['Ben', 'Iqbal'],
    ['Chloe', 'Johnson'],
    ['Dev', 'Kowalski'],
    ['Ella', 'Lewis'],
    ['Femi', 'Morgan'],
    ['Grace', 'Nowak'],
    ['Harry', 'Owusu'],
    ['Imran', 'Patel'],
    ['Jasmine', 'Reid'],
    ['Kai', 'Shah'],
    ['Leila', 'Turner'],
    ['Mateusz', 'Usman'],
    ['Nia', 'Vasquez'],
    ['Oscar', 'Walker'],
    ['Priya', 'Wood'],
    ['Quinn', 'Young'],
    ['Rosie', 'Yates'],
    ['Sam', 'Zafar'],
    ['Tariq', 'Bell'],
    ['Uma', 'Akhtar'],
    ['Viktor', 'Barnes'],
    ['Wes', 'Clarke'],
    ['Xanthe', 'Desai'],
    ['Yusuf', 'Edwards'],
    ['Zara', 'Falola'],
    ['Tom', 'Green'],
  ],
};

export type Homework = {
  readonly title: string;
  /** A title of the bank. */
  readonly topic: string;
  /** How much less the class knows of it than of the rest, 0 to 1. */
  readonly hard: number;
};

/** One piece a week, the newest last. */
export const demoHomework: Readonly<Partial<Record<YearGroup, readonly Homework[]>>> = {
  4: [
    { title: 'Place value', topic: 'Place value and rounding', hard: 0.0 },
    { title: 'Adding and taking away', topic: 'Addition and subtraction', hard: -0.02 },
    { title: 'Times tables', topic: 'Times tables up to 12 × 12', hard: -0.06 },
    { title: 'Perimeter and area', topic: 'Perimeter, area and angles', hard: 0.1 },
    { title: 'Fractions', topic: 'Fractions', hard: 0.14 },
  ],
  10: [
    { title: 'Surds', topic: 'Surds', hard: 0.12 },
    { title: 'Laws of indices', topic: 'Laws of indices', hard: 0.06 },
    { title: 'Straight-line graphs', topic: 'Straight-line graphs', hard: 0.08 },
    { title: 'Pythagoras and trigonometry', topic: 'Trigonometry and Pythagoras’ theorem', hard: 0.14 },
    { title: 'Rearranging formulae', topic: 'Rearranging formulae', hard: 0.1 },
    { title: 'Quadratic equations', topic: 'Quadratic equations', hard: 0.12 },
  ],
};
