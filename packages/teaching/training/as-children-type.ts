import type { Draw } from './random.ts';

/** How children and young people write common words; the same is done to harmless sentences, so that a misspelling alone says nothing. */
const ways: Readonly<Record<string, string>> = {
  you: 'u|yu',
  your: 'ur|yor',
  are: 'r|ar',
  to: '2|too',
  too: 'to',
  for: '4|fer',
  because: 'bcos|cuz|cos|becos|becuase|bc',
  people: 'ppl|peple|poeple',
  with: 'wiv|wif|w',
  that: 'dat|tht',
  this: 'dis|ths',
  think: 'fink|thnk',
  thing: 'fing',
  something: 'sumthing|sumfin|somthing|smth',
  nothing: 'nuthing|nuffin|nothin|nowt',
  anything: 'anyfing|anythin|nefing',
  everything: 'evrything|everyfing',
  everyone: 'evry1|everyon|evryone',
  someone: 'some1|sumone|somone',
  school: 'skool|scool|skl',
  what: 'wot|wat',
  was: 'woz|wos',
  were: 'wer|was',
  where: 'were|wear',
  when: 'wen|whn',
  why: 'y|wy',
  said: 'sed|sead',
  says: 'sez|ses',
  know: 'no|kno|now',
  night: 'nite|nigth',
  tonight: '2nite|tonite',
  like: 'lyk|liek',
  have: 'hav|av|haf',
  every: 'evry|evrey',
  friend: 'frend|freind|mate',
  friends: 'frends|freinds|mates',
  their: 'there|thier',
  there: 'their|ther',
  they: 'thay|dey',
  scared: 'scard|skared|sacred|scaird',
  house: 'hous|howse',
  home: 'hom|hoem',
  hurt: 'hert|hurrt',
  hurts: 'herts|hurst',
  really: 'rly|realy|rele',
  please: 'plz|pls|pleas',
  and: 'n|an|nd',
  the: 'da|teh|th',
  my: 'mi|ma|me',
  mum: 'mam|mom|mumy|mummy',
  dad: 'dady|daddy|da',
  brother: 'bruv|bro|bruther|brover',
  sister: 'sis|sista|sistr',
  mother: 'muvver|mothr',
  father: 'farther|fahter',
  does: 'dus|dose',
  could: 'cud|coud',
  would: 'wud|wood',
  should: 'shud|shoud',
  want: 'wont|wnt|whant',
  wanna: 'wana',
  going: 'goin|gowing',
  never: 'neva|nevr',
  always: 'alwais|allways|alwys',
  about: 'abowt|bout|abt',
  before: 'b4|befor',
  after: 'afta|aftr',
  again: 'agen|agian',
  can: 'cn',
  come: 'com|cum',
  comes: 'coms|cumz',
  eat: 'eet|eatt',
  food: 'fud|foood',
  sleep: 'slep|sleap',
  cry: 'cri|crie',
  crying: 'cryin|criing',
  tell: 'tel|telll',
  told: 'tolled|toled',
  teacher: 'teecher|techer',
  die: 'dye|di',
  kill: 'kil|kiill',
  hit: 'hitt|it',
  hits: 'hitts|its',
  bed: 'bedd',
  girl: 'gal|gurl',
  girls: 'gals|gurls',
  boy: 'boi',
  boys: 'bois',
  being: 'beeing|bein',
  pictures: 'pics|picturs',
  photos: 'pics|fotos',
  phone: 'fone|phon',
  money: 'mony|munny',
  bruise: 'broose|bruse',
  bruises: 'brooses|bruses',
  bullied: 'bulied|bullyed|bullid',
  bullying: 'bulling|bulying',
  suicide: 'sucide|suiside',
  myself: 'meself|myslef|my self',
  himself: 'hisself',
  nobody: 'no1|nobdy',
  "don't": 'dont|dnt',
  "can't": 'cant|carnt',
  "won't": 'wont',
  "i'm": 'im|am',
  "it's": 'its',
  "didn't": 'didnt|dint',
  "doesn't": 'dosnt|doesnt|dont',
};
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ght$/, 't'],
  [/ck/, 'k'],
  [/ing$/, 'in'],
  [/tion$/, 'shun'],
  [/ed$/, 'd'],
  [/ea/, 'ee'],
  [/ph/, 'f'],
  [/ou/, 'o'],
  [/le$/, 'el'],
  [/y$/, 'ie'],
  [/([a-z])\1/, '$1'],
  [/^wh/, 'w'],
  [/^kn/, 'n'],
  [/er$/, 'a'],
];
const shortest = 4;

const misspelt = (word: string, draw: Draw): string => {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return word;
  const fitting = sounds.filter(([sound]) => sound.test(word));
  const [sound, written] = fitting[Math.floor(draw() * fitting.length)] ?? [];
  if (sound !== undefined && written !== undefined && draw() < 0.6) return word.replace(sound, written);
  const at = 1 + Math.floor(draw() * (word.length - 2));
  const way = draw();
  if (way < 0.4) return word.slice(0, at) + word.slice(at + 1);
  if (way < 0.7) return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return word.slice(0, at) + word.charAt(at) + word.slice(at);
};

/** A sentence as a hurried or a young writer may type it: so many of its words are changed. */
export const asTyped = (text: string, draw: Draw, share = 0.3): string =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => {
      if (draw() >= share) return word;
      const known = Object.hasOwn(ways, word) ? ways[word]?.split('|') : undefined;
      return known === undefined ? misspelt(word, draw) : (known[Math.floor(draw() * known.length)] ?? word);
    })
    .join(' ');
