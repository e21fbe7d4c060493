/** What a word shows about English spelling, in the order of a paper: the rules of Years 3 and 4 first. */
type SpellingGroup = {
  readonly rule: string;
  /** How many of the twenty words come from here. */
  readonly count: number;
  readonly level: 0 | 1 | 2;
  readonly topicId: string | null;
  readonly words: readonly (readonly [word: string, sentence: string])[];
};

const affixes = 'english.ks2.prefixes-and-suffixes';

export const spellingGroups: readonly SpellingGroup[] = [
  {
    rule: 'Prefixes such as dis-, mis-, re- and un-',
    count: 2,
    level: 0,
    topicId: affixes,
    words: [
      ['disappear', 'We watched the fox disappear behind the shed.'],
      ['misbehave', 'The puppies misbehave when nobody is looking.'],
      ['rebuild', 'After the storm they had to rebuild the wall.'],
      ['unusual', 'It is unusual to see snow in May.'],
      ['disagree', 'My brothers always disagree about the best seat.'],
      ['misplaced', 'Grandad has misplaced his glasses again.'],
      ['irregular', 'The path was made of irregular stones.'],
      ['impatient', 'Try not to be impatient while you wait.'],
    ],
  },
  {
    rule: 'Endings such as -ly, -ful, -ness and -ment',
    count: 2,
    level: 0,
    topicId: affixes,
    words: [
      ['happily', 'The otters played happily in the river.'],
      ['gentleness', 'She is known for her gentleness with animals.'],
      ['enjoyment', 'The band sang for everybody’s enjoyment.'],
      ['beautiful', 'A beautiful rainbow stood over the hills.'],
      ['loneliness', 'A letter from home eased his loneliness.'],
      ['humbly', 'The winner humbly thanked her team.'],
      ['plentiful', 'Blackberries are plentiful this year.'],
    ],
  },
  {
    rule: 'The ending -ous',
    count: 2,
    level: 1,
    topicId: affixes,
    words: [
      ['famous', 'The town is famous for its clock.'],
      ['dangerous', 'It is dangerous to walk on thin ice.'],
      ['enormous', 'An enormous crate arrived this morning.'],
      ['curious', 'A curious robin hopped on to the spade.'],
      ['courageous', 'The courageous swimmer crossed the lake.'],
      ['humorous', 'He told a humorous story about a goat.'],
      ['poisonous', 'Some of these toadstools are poisonous.'],
    ],
  },
  {
    rule: 'The endings -tion, -sion, -ssion and -cian',
    count: 3,
    level: 1,
    topicId: affixes,
    words: [
      ['invention', 'The bicycle was a clever invention.'],
      ['expression', 'Her expression changed when she opened the box.'],
      ['musician', 'The musician tuned her cello.'],
      ['discussion', 'We had a long discussion about the rules.'],
      ['electrician', 'An electrician mended the lights.'],
      ['direction', 'The geese flew in the direction of the sea.'],
      ['decision', 'It was a hard decision to make.'],
      ['permission', 'Ask for permission before you borrow it.'],
      ['explosion', 'The explosion of confetti made us jump.'],
    ],
  },
  {
    rule: 'Sounds with an old or borrowed spelling',
    count: 3,
    level: 1,
    topicId: null,
    words: [
      ['chemist', 'The chemist is open until six o’clock.'],
      ['machine', 'The machine folds paper into boxes.'],
      ['antique', 'They found an antique clock in the attic.'],
      ['scissors', 'Cut along the line with your scissors.'],
      ['mystery', 'Who ate the cake is still a mystery.'],
      ['neighbour', 'Our neighbour keeps three noisy ducks.'],
      ['science', 'In science we tested which paper soaks up most.'],
      ['rhythm', 'Clap the rhythm of the song.'],
      ['league', 'Our team is second in the league.'],
    ],
  },
  {
    rule: 'Silent letters',
    count: 2,
    level: 2,
    topicId: null,
    words: [
      ['island', 'The boat sailed around the island.'],
      ['solemn', 'The judge had a solemn face.'],
      ['knight', 'The knight polished her armour.'],
      ['thistle', 'A goldfinch sat on the thistle.'],
      ['doubt', 'There is no doubt that it will rain.'],
      ['wreckage', 'Divers searched the wreckage of the ship.'],
      ['autumn', 'In autumn the leaves turn gold.'],
    ],
  },
  {
    rule: 'The letters -ough-',
    count: 1,
    level: 2,
    topicId: null,
    words: [
      ['thought', 'She thought about the question for a while.'],
      ['although', 'We went out, although it was raining.'],
      ['through', 'The train rushed through the tunnel.'],
      ['thorough', 'The vet gave the cat a thorough check.'],
      ['enough', 'There is enough soup for everyone.'],
    ],
  },
  {
    rule: 'The endings -able, -ible, -ably and -ibly',
    count: 2,
    level: 2,
    topicId: affixes,
    words: [
      ['reliable', 'We need a reliable torch for the cave.'],
      ['horrible', 'There was a horrible smell from the drain.'],
      ['noticeable', 'The stain is hardly noticeable now.'],
      ['possibly', 'It is possibly the oldest oak in the county.'],
      ['comfortable', 'This is the most comfortable chair.'],
      ['incredibly', 'The water was incredibly cold.'],
      ['sensible', 'Wear sensible shoes for the walk.'],
    ],
  },
  {
    rule: 'Words to know by the end of Year 6',
    count: 3,
    level: 2,
    topicId: null,
    words: [
      ['accommodate', 'The hall can accommodate two hundred people.'],
      ['necessary', 'It is necessary to wear a helmet here.'],
      ['conscience', 'His conscience told him to own up.'],
      ['embarrass', 'Please do not embarrass me in front of my friends.'],
      ['government', 'The government opened a new museum.'],
      ['privilege', 'It was a privilege to meet the astronaut.'],
      ['temperature', 'The temperature fell below zero.'],
      ['vegetable', 'Which vegetable grows under the ground?'],
      ['mischievous', 'A mischievous monkey took her hat.'],
      ['queue', 'We joined the queue for tickets.'],
      ['recommend', 'I recommend the soup of the day.'],
      ['yacht', 'A white yacht was moored in the bay.'],
    ],
  },
];
