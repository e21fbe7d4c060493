import { makeGenerator } from '../make-generator.ts';

/** Words by the letters they practise, sound by sound: "r.ai.n" is rain. Each can be read with what was taught before. */
const phase2 = {
  s: 's.u.n s.i.t s.a.d s.o.ck',
  t: 't.u.b t.e.n t.i.n t.o.p',
  p: 'p.i.n p.a.n p.e.g p.o.t',
  n: 'n.e.t n.u.t n.a.p n.o.d',
  m: 'm.a.p m.u.d m.a.n m.e.n',
  d: 'd.o.g d.i.g d.u.ck d.e.n',
  g: 'g.e.t g.u.m g.a.p g.o.t',
  c: 'c.a.t c.u.p c.o.t c.a.p',
  r: 'r.e.d r.u.n r.a.t r.o.ck',
  h: 'h.a.t h.e.n h.o.t h.u.g',
  b: 'b.u.s b.e.d b.a.g b.a.ck',
  f: 'f.u.n f.a.n f.i.g f.o.g',
  l: 'l.e.g l.i.p l.o.g l.i.ck',
};
const phase3 = {
  sh: 'sh.i.p sh.o.p f.i.sh sh.e.d r.u.sh',
  ch: 'ch.i.n ch.i.p ch.o.p r.i.ch m.u.ch',
  th: 'th.i.n m.o.th th.i.ck p.a.th',
  ng: 'r.i.ng k.i.ng s.o.ng l.o.ng w.i.ng',
  ai: 'r.ai.n t.r.ai.n s.n.ai.l p.ai.n.t w.ai.t',
  ee: 'g.r.ee.n t.r.ee sh.ee.p d.ee.p s.l.ee.p',
  igh: 'n.igh.t l.igh.t h.igh r.igh.t',
  oa: 'b.oa.t c.oa.t g.oa.t s.oa.p t.oa.s.t',
  oo: 'm.oo.n b.oo.t f.oo.d r.oo.m s.p.oo.n',
  ar: 'c.ar p.ar.k s.t.ar f.ar.m d.ar.k',
  or: 'f.or.k c.or.n s.t.or.m sh.or.t',
  ur: 'b.ur.n h.ur.t t.ur.n s.ur.f',
  ow: 'c.ow t.ow.n d.ow.n b.r.ow.n',
  oi: 'c.oi.n b.oi.l s.oi.l j.oi.n',
  ear: 'h.ear y.ear n.ear',
  air: 'h.air ch.air s.t.air',
};
const phase4 = {
  fr: 'f.r.o.g f.r.o.s.t',
  fl: 'f.l.a.g f.l.a.p',
  st: 's.t.o.p s.t.a.m.p s.t.e.p',
  dr: 'd.r.u.m d.r.i.p d.r.o.p',
  pl: 'p.l.u.m p.l.u.g p.l.a.n.t',
  cr: 'c.r.a.b c.r.i.s.p c.r.u.n.ch',
  sp: 's.p.i.n s.p.o.t',
  tw: 't.w.i.g t.w.i.n',
  gr: 'g.r.i.n g.r.a.b',
  cl: 'c.l.a.p c.l.i.p c.l.u.b',
  br: 'b.r.i.ck b.r.i.ng',
  str: 's.t.r.i.ng s.t.r.o.ng s.t.r.e.tch',
  spl: 's.p.l.a.sh s.p.l.i.t',
};
const phase5 = {
  ay: 'd.ay p.l.ay t.r.ay s.t.ay',
  ou: 'c.l.ou.d r.ou.n.d sh.ou.t m.ou.th',
  ie: 'p.ie t.ie',
  ea: 'l.ea.f b.ea.ch t.ea.m d.r.ea.m',
  oy: 'b.oy t.oy j.oy',
  ir: 'b.ir.d g.ir.l sh.ir.t f.ir.s.t',
  ue: 'b.l.ue g.l.ue t.r.ue',
  aw: 's.aw d.r.aw c.l.aw s.t.r.aw',
  ew: 'n.ew f.ew s.t.ew',
  'a-e': 'c.a-e.k s.n.a-e.k l.a-e.k g.a-e.m',
  'i-e': 'b.i-e.k s.m.i-e.l t.i-e.m f.i-e.v',
  'o-e': 'h.o-e.m s.t.o-e.n b.o-e.n r.o-e.p',
  'u-e': 'c.u-e.b t.u-e.n f.l.u-e.t',
};
const phases: Readonly<Record<number, Readonly<Record<string, string>>>> = { 2: phase2, 3: phase3, 4: phase4, 5: phase5 };

/** Different letters, one sound: of two of a group neither can be a wrong answer for the other. */
const sameSound = ['ai ay a-e', 'ee ea', 'igh ie i-e', 'oa o-e', 'oo ue ew u-e', 'or aw', 'ur ir', 'ow ou', 'oi oy'].map((group) =>
  group.split(' '),
);
const groupOf = (letters: string): readonly string[] => sameSound.find((group) => group.includes(letters)) ?? [letters];

type Word = { readonly word: string; readonly sounds: readonly string[] };

/** "s.n.a-e.k" is snake: the e of the split letters stands after what follows them. */
const read = (dotted: string): Word => {
  const sounds = dotted.split('.');
  const word = sounds.map((sound, at) => `${sound.split('-')[0] ?? ''}${sounds[at - 1]?.includes('-') === true ? 'e' : ''}`).join('');
  return { word, sounds };
};
const wordsOf = (list: string): readonly Word[] => list.split(' ').map(read);

/** The same sounds with other letters for one of them: "rayn" for rain. */
const respelt = ({ sounds }: Word, letters: string, other: string): string =>
  read(sounds.map((sound) => (sound === letters ? other : sound)).join('.')).word;

/** What a word means, in words that a child of five knows: two spellings of one sound are told apart by it. */
const clues: Readonly<Record<string, string>> = {
  rain: 'water from the clouds',
  train: 'it runs on rails',
  snail: 'it has a shell and is slow',
  paint: 'you use it with a brush',
  wait: 'stay until it is your turn',
  green: 'the colour of grass',
  tree: 'it has a trunk and leaves',
  sheep: 'an animal with wool',
  deep: 'a long way down',
  sleep: 'what you do at night',
  night: 'when the sky is dark',
  light: 'a lamp gives it',
  high: 'far up, like a kite',
  right: 'not left',
  boat: 'it floats on water',
  coat: 'you wear it when it is cold',
  goat: 'a farm animal with horns',
  soap: 'you wash your hands with it',
  toast: 'bread made hot and brown',
  moon: 'it shines at night',
  boot: 'a tall shoe',
  food: 'what you eat',
  room: 'a part of a house',
  spoon: 'you eat soup with it',
  fork: 'you eat with it, beside a knife',
  storm: 'wind and rain and thunder',
  short: 'not long',
  corn: 'yellow seeds that you can eat',
  burn: 'what a fire does',
  hurt: 'what a cut does',
  turn: 'go round',
  surf: 'ride on the waves',
  cow: 'an animal that gives milk',
  town: 'many streets and shops',
  down: 'not up',
  brown: 'the colour of mud',
  coin: 'round money',
  boil: 'what very hot water does',
  soil: 'plants grow in it',
  join: 'put together',
  day: 'when the sky is light',
  play: 'have fun with a game',
  tray: 'you carry cups on it',
  stay: 'not go away',
  cloud: 'white and fluffy in the sky',
  round: 'like a ball',
  shout: 'speak very loudly',
  mouth: 'you eat with it',
  pie: 'it has a crust',
  tie: 'make a knot',
  leaf: 'it grows on a tree',
  beach: 'sand by the sea',
  team: 'they play a match together',
  dream: 'a story while you sleep',
  boy: 'a child, not a girl',
  toy: 'you play with it',
  joy: 'being very happy',
  bird: 'it has wings and a beak',
  girl: 'a child, not a boy',
  shirt: 'it has buttons and a collar',
  first: 'number one in the line',
  blue: 'the colour of the sky',
  glue: 'it sticks paper',
  true: 'not false',
  saw: 'a tool that cuts wood',
  draw: 'make a picture',
  claw: 'a cat has it on its paw',
  straw: 'you drink through it',
  new: 'not old',
  few: 'not many',
  stew: 'meat and carrots in a pot',
  cake: 'you eat it on your birthday',
  snake: 'a long animal with no legs',
  lake: 'water with land all round',
  game: 'you play it',
  bike: 'it has two wheels and pedals',
  smile: 'what a happy face does',
  time: 'a clock tells it',
  five: 'one more than four',
  home: 'where you live',
  stone: 'a small, hard rock',
  bone: 'a dog chews it',
  rope: 'you pull with it',
  cube: 'it has six square faces',
  tune: 'you can hum it',
  flute: 'you blow it to make music',
};

const shown = (letters: string): string => `*${letters.includes('-') ? letters.replace('-', '…') : letters}*`;
const many = (count: number): string => (count === 1 ? '1 sound' : `${count} sounds`);

/** Phonics by the phases in which schools teach it: find the word, choose its letters, count its sounds. */
export const phonicsSounds = makeGenerator<string>(
  {
    id: 'english-phonics-sounds',
    title: 'Phonics: sounds and letters by phase',
    subject: 'english',
    keyStage: 'KS1',
    years: [0, 1],
    synonyms: ['phonics', 'sounds', 'graphemes', 'digraphs', 'trigraphs', 'blends', 'segmenting'],
    variesWord: { name: 'grapheme', values: Object.values(phases).flatMap((groups) => Object.keys(groups)) },
  },
  ({ pick, some, level }) => {
    const phase = pick([2, 3, 4, 5]);
    const groups: Readonly<Record<string, string>> = phases[phase] ?? phase2;
    const letters = pick(Object.keys(groups));
    const one = pick(wordsOf(groups[letters] ?? ''));
    const others = groupOf(letters);
    const forms = phase === 3 || phase === 5 ? level(['find', 'count'], ['find', 'spell', 'count'], ['spell', 'count']) : ['find', 'count'];
    const form = pick(forms);
    const { word, sounds } = one;
    const drawn = { phase, grapheme: letters, word, form };
    const like = wordsOf(groups[letters] ?? '').find((same) => same.word !== word)?.word ?? word;
    const spaced = sounds.map((sound) => sound.replace('-', '…')).join(' – ');

    if (form === 'count') {
      const count = sounds.length;
      const long = sounds.find((sound) => sound.length > 1);
      const slips: readonly (readonly [string, string])[] = [
        [many(word.length), `This counts the letters of *${word}*. Two letters can make one sound.`],
        [many(count + 1), 'This is one too many. Say the word slowly and tap each sound once.'],
        [many(count - 1), 'This is one too few. Say the word slowly and tap each sound.'],
      ];
      return {
        stem: `Say *${word}* slowly. How many sounds do you hear?`,
        key: many(count),
        slips: word.length === count ? some(slips.slice(1), 2) : slips,
        show: String,
        why: `Tap once for each sound: ${spaced}.${long === undefined ? '' : ` The letters ${shown(long)} make one sound together.`}`,
        steps: ['Say the word slowly, like a robot.', spaced, many(count)],
        hints: ['Say the word like a robot and tap a finger for each sound.', 'Some sounds are written with two or three letters.'],
        drawn,
      };
    }

    if (form === 'spell') {
      const clue = clues[word];
      // A split e needs a letter between: "tray" is never written so.
      const isLast = sounds.at(-1) === letters;
      const other = others.filter((same) => same !== letters && !(isLast && same.includes('-')));
      if (clue === undefined || other.length === 0) return undefined;
      return {
        stem: `How do you write this? *${clue.charAt(0).toUpperCase()}${clue.slice(1)}.*`,
        key: word,
        slips: [
          ...some(other, other.length).map(
            (same) => [respelt(one, letters, same), `This sounds right, but in this word we write ${shown(letters)}.`] as const,
          ),
          [respelt(one, letters, letters.charAt(0)), `This has another sound in it. The sound here is written ${shown(letters)}.`],
        ],
        show: String,
        why: `Say it slowly: ${spaced}. In this word we write ${shown(letters)}, like in *${like}*. Say it again and look at the letters.`,
        steps: [`The word has ${many(sounds.length)}: ${spaced}.`, `One of them is written ${shown(letters)}.`, `*${word}*`],
        hints: ['Say the word. Which sounds do you hear?', 'Which one looks right in a book?'],
        drawn,
      };
    }

    const begins = phase === 2 || phase === 4;
    const rest = Object.entries(groups)
      .filter(([other, list]) => !groupOf(other).some((same) => others.includes(same)) && list !== groups[letters])
      .flatMap(([, list]) => wordsOf(list))
      .filter((other) => !other.word.includes(letters.replace('-e', '')) && !other.sounds.some((sound) => others.includes(sound)));
    const elsewhere = some(rest, rest.length);
    // What looks like it first: "flag" beside "frog".
    const near = begins
      ? elsewhere.toSorted((a, b) => Number(b.word.startsWith(letters.charAt(0))) - Number(a.word.startsWith(letters.charAt(0))))
      : elsewhere;
    return {
      stem: begins ? `Tap the word that begins with ${shown(letters)}.` : `Tap the word with the sound that ${shown(letters)} makes.`,
      key: word,
      slips: near.map((other) => [
        other.word,
        begins
          ? `This is *${other.word}*. Say its first sound: it is not ${shown(letters)}.`
          : `This is *${other.word}*. You don’t hear ${shown(letters)} in it.`,
      ]),
      show: String,
      why: `Read it sound by sound: ${spaced}. It has ${shown(letters)} like *${like}*.`,
      steps: ['Read each word slowly.', `Listen for ${shown(letters)}.`, `*${word}*`],
      hints: [`Which sound do the letters ${shown(letters)} make?`, 'Read each word out loud.'],
      drawn,
    };
  },
);
