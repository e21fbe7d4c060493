export type SumUnit = '' | '£' | 'pence' | 'cm' | 'm' | 'km' | 'kg' | 'litres';
type People = { readonly who: string; readonly friend: string };
/** What the two numbers of a story are to each other. */
export type Relation = 'joined' | 'more than' | 'at first' | 'left' | 'apart' | 'missing' | 'fewer than';
export type SumStory = readonly [relation: Relation, stem: string, unit?: SumUnit];
/** `a` is the larger number, or the one that comes first, as it is written. */
type Frame = (a: string, b: string, people: People) => SumStory;

export const smallSums: readonly Frame[] = [
  (a, b, { who, friend }) => [
    'joined',
    `${who} has ${a} football cards. ${friend} gives ${who} ${b} more. How many football cards does ${who} have now?`,
  ],
  (a, b) => ['joined', `A school library has ${a} story books and ${b} fact books. How many books is that altogether?`],
  (a, b) => ['joined', `${a} children and ${b} adults watch the school play. How many people watch it altogether?`],
  (a, b) => ['joined', `A farmer picks ${a} apples in the morning and ${b} in the afternoon. How many apples does the farmer pick in all?`],
  (a, b, { who, friend }) => [
    'more than',
    `${who} scores ${a} points in a game. ${friend} scores ${b} points more than ${who}. How many points does ${friend} score?`,
  ],
  (a, b) => ['at first', `A baker sells ${b} rolls and has ${a} rolls left. How many rolls were there at first?`],
  (a, b) => ['joined', `Two ropes are ${a} cm and ${b} cm long. They are laid end to end. How long are they altogether?`, 'cm'],
];
export const smallDifferences: readonly Frame[] = [
  (a, b, { who, friend }) => [
    'left',
    `${who} has ${a} stickers and gives ${b} of them to ${friend}. How many stickers does ${who} have left?`,
  ],
  (a, b) => ['missing', `There are ${a} seats in a theatre, and ${b} of them are taken. How many seats are empty?`],
  (a, b, { who, friend }) => [
    'apart',
    `${who} scores ${a} points in a game and ${friend} scores ${b}. How many more points does ${who} score than ${friend}?`,
  ],
  (a, b, { who }) => ['left', `A book has ${a} pages. ${who} has read ${b} of them. How many pages are left to read?`],
  (a, b, { who }) => ['left', `A rope is ${a} cm long. ${who} cuts off ${b} cm. How long is the piece that is left?`, 'cm'],
  (a, b, { who }) => ['missing', `${who} wants to collect ${a} bottle tops and has ${b} so far. How many more does ${who} need?`],
  (a, b) => [
    'apart',
    `A red ribbon is ${a} cm long and a blue ribbon is ${b} cm long. What is the difference between their lengths?`,
    'cm',
  ],
  (a, b) => ['missing', `There are ${a} pupils in a school, and ${b} of them walk to school. How many pupils do not walk?`],
];
export const largeSums: readonly Frame[] = [
  (a, b) => ['joined', `${a} people visit a museum on Saturday and ${b} on Sunday. How many people is that altogether?`],
  (a, b) => ['joined', `A library has ${a} books for adults and ${b} books for children. How many books does it have altogether?`],
  (a, b, { who }) => ['joined', `${who} walks ${a} steps in the morning and ${b} in the afternoon. How many steps is that in all?`],
  (a, b) => ['joined', `A lorry travels ${a} km in March and another ${b} km in April. How far does it travel altogether?`, 'km'],
  (a, b) => [
    'more than',
    `A charity raises £${a} in May. In June it raises £${b} more than in May. How much money does it raise in June?`,
    '£',
  ],
  (a, b) => ['at first', `A farm sells ${b} kg of potatoes and has ${a} kg left. How many kilograms were there at first?`, 'kg'],
  (a, b) => ['joined', `For a match ${a} tickets are sold online and ${b} at the gate. How many tickets are sold altogether?`],
];
export const largeDifferences: readonly Frame[] = [
  (a, b) => ['missing', `A football ground has ${a} seats, and ${b} of them are taken. How many seats are empty?`],
  (a, b) => [
    'apart',
    `A museum has ${a} visitors on Saturday and ${b} on Sunday. How many more visitors does it have on Saturday than on Sunday?`,
  ],
  (a, b) => ['apart', `One mountain is ${a} m high and another is ${b} m high. What is the difference between their heights?`, 'm'],
  (a, b) => ['missing', `A school needs £${a} for a climbing frame. So far it has raised £${b}. How much more money does it need?`, '£'],
  (a, b) => ['left', `A tank holds ${a} litres of water, and ${b} litres are used. How many litres are left?`, 'litres'],
  (a, b, { who }) => [
    'missing',
    `${who} wants to walk ${a} steps today and has walked ${b} so far. How many more steps are there to walk?`,
  ],
  (a, b) => [
    'fewer than',
    `On Monday ${a} people visit a website. On Tuesday ${b} fewer people visit it. How many people visit it on Tuesday?`,
  ],
];

/** A first sum, and what is done with it: more is added, some is taken away, or it is itself taken from the last number. */
export type TwoSums = {
  readonly stem: string;
  readonly unit: SumUnit;
  readonly first: readonly [number, 1 | -1, number];
  readonly next: readonly ['add' | 'take' | 'from', number];
};
type Numbers = { readonly a: number; readonly b: number; readonly c: number };
export const peopleInTwoSteps: readonly ((numbers: Numbers, people: People) => TwoSums)[] = [
  ({ a, b, c }) => ({
    stem: `There are ${a} passengers on a train. At the first stop ${b} get off and ${c} get on. How many passengers are on the train now?`,
    unit: '',
    first: [a, -1, b],
    next: ['add', c],
  }),
  ({ a, b, c }) => ({
    stem: `A theatre has ${a} seats. ${b} adults and ${c} children have tickets for tonight. How many seats are empty?`,
    unit: '',
    first: [b, 1, c],
    next: ['from', a],
  }),
  ({ a, b }) => ({
    stem: `${a} people go to a fair on Saturday. On Sunday ${b} fewer people go. How many people go on both days altogether?`,
    unit: '',
    first: [a, -1, b],
    next: ['add', a],
  }),
  ({ a, b, c }) => ({
    stem: `A library lends ${a} books on Monday, ${b} on Tuesday and ${c} on Wednesday. How many books does it lend altogether?`,
    unit: '',
    first: [a, 1, b],
    next: ['add', c],
  }),
  ({ a, b, c }) => ({
    stem: `A farmer has ${a} eggs. On Friday ${b} of them are sold, and on Saturday ${c}. How many eggs are left?`,
    unit: '',
    first: [a, -1, b],
    next: ['take', c],
  }),
  ({ a, b, c }, { who, friend }) => ({
    stem: `${who} scores ${a} points and then ${b} points. ${friend} scores ${c} points. How many more points does ${who} score than ${friend}?`,
    unit: '',
    first: [a, 1, b],
    next: ['take', c],
  }),
];
const amount = (pence: number): string => `£${(pence / 100).toFixed(2)}`;
/** In pence; `note` in pounds pays for both. */
export const moneyInTwoSteps: readonly ((numbers: Numbers & { readonly note: number }, people: People) => TwoSums)[] = [
  ({ a, b, note }, { who }) => ({
    stem: `${who} buys a book for ${amount(a)} and a game for ${amount(b)} and pays with a £${note} note. How much change does ${who} get?`,
    unit: 'pence',
    first: [a, 1, b],
    next: ['from', note * 100],
  }),
  ({ a, b, c }, { who }) => ({
    stem: `${who} has ${amount(a)} and gets ${amount(b)} as a present. Then ${who} spends ${amount(c)}. How much money is left?`,
    unit: 'pence',
    first: [a, 1, b],
    next: ['take', c],
  }),
  ({ a, b }) => ({
    stem: `A scarf costs ${amount(a)}. A hat costs ${amount(b)} less. How much do they both cost altogether?`,
    unit: 'pence',
    first: [a, -1, b],
    next: ['add', a],
  }),
  ({ a, b, note }, { who }) => ({
    stem: `${who} needs £${note} for a new game. ${who} has saved ${amount(a)}, and Grandma gives ${who} ${amount(b)}. How much more does ${who} need?`,
    unit: 'pence',
    first: [a, 1, b],
    next: ['from', note * 100],
  }),
  ({ a, b, c }, { who }) => ({
    stem: `In a café ${who} pays ${amount(a)} for a meal, ${amount(b)} for a cake and ${amount(c)} for a drink. How much is that altogether?`,
    unit: 'pence',
    first: [a, 1, b],
    next: ['add', c],
  }),
];
