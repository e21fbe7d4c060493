type People = { readonly who: string; readonly friend: string };
export type Unit = '' | '£' | 'cm';
export type Story = readonly [stem: string, unit?: Unit];

/** So many groups, with so many in each. */
export const groupStories: readonly ((groups: number, each: number, people: People) => Story)[] = [
  (g, e) => [`There are ${g} rows of chairs in the hall, with ${e} chairs in each row. How many chairs are there altogether?`],
  (g, e, { who }) => [`${who} buys ${g} packs of stickers. There are ${e} stickers in each pack. How many stickers does ${who} buy?`],
  (g, e, { who }) => [`${who} reads ${e} pages of a book every day. How many pages does ${who} read in ${g} days?`],
  (g, e) => [`One ticket for the show costs £${e}. How much do ${g} tickets cost?`, '£'],
  (g, e) => [`A baker fills ${g} trays, with ${e} buns on each tray. How many buns is that altogether?`],
  (g, e) => [`Each crate holds ${e} bottles. How many bottles do ${g} crates hold?`],
  (g, e, { who }) => [`${who} lays ${g} tiles in a line. Each tile is ${e} cm wide. How long is the line?`, 'cm'],
  (g, e) => [`A bookcase has ${g} shelves. There are ${e} books on each shelf. How many books are in the bookcase?`],
];
/** One whole in so many equal parts: how large is a part? */
export const shareStories: readonly ((total: number, parts: number, people: People) => Story)[] = [
  (t, n, { who }) => [`${who} shares ${t} football cards equally between ${n} friends. How many cards does each friend get?`],
  (t, n) => [`On sports day ${t} children are put into ${n} equal teams. How many children are in each team?`],
  (t, n) => [`A ribbon ${t} cm long is cut into ${n} equal pieces. How long is each piece?`, 'cm'],
  (t, n) => [`${n} friends share the cost of a day out equally. It costs £${t} altogether. How much does each friend pay?`, '£'],
  (t, n) => [`A gardener plants ${t} bulbs in ${n} equal rows. How many bulbs are in each row?`],
];
/** One whole in parts of so many: how many parts are there? */
export const packStories: readonly ((total: number, each: number, people: People) => Story)[] = [
  (t, e) => [`A baker packs ${t} buns into boxes of ${e}. How many boxes does the baker fill?`],
  (t, e) => [`A teacher puts ${t} pencils into pots, with ${e} pencils in each pot. How many pots are there?`],
  (t, e, { who }) => [`${who} has ${t} photos and puts ${e} of them on each page of an album. How many pages does ${who} fill?`],
  (t, e, { who }) => [`Badges cost £${e} each. ${who} spends £${t} on badges. How many badges does ${who} buy?`],
  (t, e) => [`${t} chairs are set out in rows of ${e}. How many rows are there?`],
];
type Comparison = { readonly times: Story; readonly parts: Story; readonly names: readonly [small: string, large: string] };
type Compared = { readonly part: number; readonly times: number; readonly whole: number };
const sizes =
  (small: string, large: string, how: string) =>
  ({ part, times, whole }: Compared): Comparison => ({
    times: [`A ${small} is ${part} cm ${how}. A ${large} is ${times} times as ${how}. How ${how} is the ${large}?`, 'cm'],
    parts: [`A ${large} is ${whole} cm ${how}. It is ${times} times as ${how} as a ${small}. How ${how} is the ${small}?`, 'cm'],
    names: [small, large],
  });
/** The smaller of two is known, or the larger, and how many times as large it is. */
export const comparisons: readonly ((sizes: Compared, people: People) => Comparison)[] = [
  sizes('ribbon', 'rope', 'long'),
  sizes('daisy', 'sunflower', 'tall'),
  sizes('tile', 'carpet', 'wide'),
  ({ part, times, whole }, { who, friend }) => ({
    times: [`${friend} has ${part} shells. ${who} has ${times} times as many. How many shells does ${who} have?`],
    parts: [`${who} has ${whole} shells, which is ${times} times as many as ${friend} has. How many shells does ${friend} have?`],
    names: [friend, who],
  }),
  ({ part, times, whole }) => ({
    times: [`A cap costs £${part}. A coat costs ${times} times as much. How much does the coat cost?`, '£'],
    parts: [`A coat costs £${whole}, which is ${times} times as much as a cap costs. How much does the cap cost?`, '£'],
    names: ['cap', 'coat'],
  }),
];
export type Two = { readonly groups: number; readonly each: number; readonly more: number };
/** Equal groups, and then something that is added or taken away. */
export const groupsAnd: readonly ((two: Two, people: People) => readonly [stem: string, unit: Unit, sign: 1 | -1])[] = [
  ({ groups, each, more }) => [
    `There are ${groups} rows of ${each} chairs in the hall, and ${more} more chairs at the back. How many chairs are there altogether?`,
    '',
    1,
  ],
  ({ groups, each, more }, { who }) => [
    `${who} buys ${groups} packs of ${each} stickers and gives ${more} stickers away. How many stickers does ${who} have left?`,
    '',
    -1,
  ],
  ({ groups, each, more }) => [
    `A family buys ${groups} tickets at £${each} each and pays £${more} for parking. How much does the family spend altogether?`,
    '£',
    1,
  ],
  ({ groups, each, more }) => [
    `A baker makes ${groups} trays of ${each} buns. By lunchtime ${more} buns are sold. How many buns are left?`,
    '',
    -1,
  ],
  ({ groups, each, more }, { who }) => [
    `${who} reads ${each} pages every day for ${groups} days, and then ${more} pages to finish the book. How many pages are in the book?`,
    '',
    1,
  ],
  ({ groups, each, more }) => [
    `${groups} coaches bring ${each} children each to a farm. ${more} of the children go into the barn first. How many children have to wait?`,
    '',
    -1,
  ],
];
/** Something is added or taken away, and what there is then is shared. */
export const thenShared: readonly ((
  first: number,
  other: number,
  parts: number,
  people: People,
) => readonly [stem: string, unit: Unit, sign: 1 | -1])[] = [
  (a, b, n, { who }) => [
    `${who} has ${a} football cards, keeps ${b} of them and shares the rest equally between ${n} friends. How many cards does each friend get?`,
    '',
    -1,
  ],
  (a, b, n) => [`${a} girls and ${b} boys are put into ${n} equal teams. How many children are in each team?`, '', 1],
  (a, b, n) => [
    `A ribbon is ${a} cm long. First ${b} cm are cut off, and the rest is cut into ${n} equal pieces. How long is each piece?`,
    'cm',
    -1,
  ],
  (a, b, n) => [
    `${n} friends share the cost of a trip equally. The coach costs £${a} and the tickets cost £${b}. How much does each friend pay?`,
    '£',
    1,
  ],
  (a, b, n) => [
    `A farmer collects ${a} eggs. ${b} of them are sold loose, and the rest are packed into ${n} boxes, with an equal number in each. How many eggs are in each box?`,
    '',
    -1,
  ],
];
export type Rounded = readonly [stem: string, direction: 'up' | 'down', one: string];
/** What is left over needs one more of them, or does not fill one. */
export const withSomeLeft: readonly ((total: number, each: number, people: People) => Rounded)[] = [
  (t, e) => [
    `${t} people want to go out on the lake. Each boat carries ${e} people. How many boats are needed for all of them?`,
    'up',
    'boat',
  ],
  (t, e) => [`A baker packs ${t} buns into boxes of ${e}. How many full boxes are there?`, 'down', 'box'],
  (t, e) => [
    `${t} guests come to a party. Each table seats ${e}. How many tables are needed so that everybody can sit down?`,
    'up',
    'table',
  ],
  (t, e, { who }) => [`Badges cost £${e} each. ${who} has £${t}. How many badges can ${who} buy?`, 'down', 'badge'],
  (t, e) => [`Each tent sleeps ${e} campers. How many tents are needed for ${t} campers?`, 'up', 'tent'],
  (t, e, { who }) => [`${who} cuts a ribbon ${t} cm long into pieces of ${e} cm. How many whole pieces does ${who} get?`, 'down', 'piece'],
];
