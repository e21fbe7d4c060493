import { asking } from '../kinds.ts';
import { makeGenerator } from '../make-generator.ts';

const marks: Readonly<Record<string, string>> = { a: 'āáǎà', e: 'ēéěè', i: 'īíǐì', o: 'ōóǒò', u: 'ūúǔù', ü: 'ǖǘǚǜ' };
/** The mark goes on a or e, on the o of ou, else on the last vowel. */
const withTone = (syllable: string, tone: number): string => {
  const vowel =
    /[ae]/.exec(syllable)?.[0] ?? (syllable.includes('ou') ? 'o' : (Array.from(syllable).findLast((letter) => letter in marks) ?? ''));
  const place = syllable.lastIndexOf(vowel);
  return syllable.slice(0, place) + (Array.from(marks[vowel] ?? '')[tone - 1] ?? '') + syllable.slice(place + 1);
};
/** Marks another vowel than the rule says, or undefined where there is only one. */
const misplaced = (syllable: string, tone: number): string | undefined => {
  const right = withTone(syllable, tone);
  const at = Array.from(syllable).findIndex((letter, index) => letter in marks && right[index] === letter);
  return at < 0
    ? undefined
    : syllable.slice(0, at) + (Array.from(marks[syllable[at] ?? ''] ?? '')[tone - 1] ?? '') + syllable.slice(at + 1);
};
const shapes = ['high and level', 'rising', 'falling, then rising', 'falling'];

export const mandarinTones = makeGenerator<string>(
  {
    id: 'mandarin-tone-marks',
    title: 'Pinyin tone marks',
    subject: 'mandarin',
    keyStage: 'KS2',
    years: [4, 5, 6, 7, 8],
    synonyms: ['tones', 'pinyin', 'tone marks', 'mandarin tones', 'four tones', 'chinese tones', 'pinyin tones'],
    kinds: ['1st|first', '2nd|second', '3rd|third', '4th|fourth'].map((ordinal, at) =>
      asking(new RegExp(String.raw`\b(?:${ordinal}) tone\b|\btone ${at + 1}\b`), new RegExp(String.raw`tone ${at + 1}`)),
    ),
  },
  ({ int, pick, level }) => {
    const syllable = pick(
      level(
        ['ma', 'ba', 'shi', 'ge', 'wo', 'ni', 'shu', 'ta', 'he', 'bu'],
        ['hao', 'mei', 'jia', 'xue', 'guo', 'lai', 'xie', 'zuo', 'bei', 'kai'],
        ['gou', 'liu', 'gui', 'dui', 'jiu', 'shou', 'zhou', 'niu', 'hui', 'lü'],
      ),
    );
    const tone = int(1, 4);
    const wrong = misplaced(syllable, tone);
    const others = [1, 2, 3, 4].filter((each) => each !== tone);
    return {
      stem: pick([
        `How do you write *${syllable}* with tone ${tone}?`,
        `Put the mark for tone ${tone}, ${shapes[tone - 1]}, on *${syllable}*.`,
      ]),
      key: withTone(syllable, tone),
      slips: [
        ...(wrong === undefined ? [] : [[wrong, 'This has the mark on the wrong vowel.'] as const]),
        ...others.map((each) => [withTone(syllable, each), `This is tone ${each}, which is ${shapes[each - 1]}.`] as const),
      ],
      show: String,
      why: `Tone ${tone} is ${shapes[tone - 1]}, and the mark looks like that. It goes on a or e, on the o of ou, or else on the last vowel.`,
      steps: [
        `Tone ${tone} is ${shapes[tone - 1]}.`,
        'Is there an a or an e? Then the mark goes there. In ou it goes on o. Else on the last vowel.',
        `*${withTone(syllable, tone)}*`,
      ],
      hints: ['Draw the tune of the tone in the air: the mark has the same shape.', 'Which vowel carries the mark? Look for a or e first.'],
      drawn: { syllable, tone },
    };
  },
);

const words: readonly (readonly [hanzi: string, meaning: string, syllables: string])[] = [
  ['爸爸', 'dad', 'ba4 ba'],
  ['妈妈', 'mum', 'ma1 ma'],
  ['你好', 'hello', 'ni3 hao3'],
  ['请坐', 'please sit', 'qing3 zuo4'],
  ['再见', 'goodbye', 'zai4 jian4'],
  ['中国', 'China', 'zhong1 guo2'],
  ['英国', 'Britain', 'ying1 guo2'],
  ['中文', 'the Chinese language', 'zhong1 wen2'],
  ['老师', 'teacher', 'lao3 shi1'],
  ['公园', 'park', 'gong1 yuan2'],
  ['今天', 'today', 'jin1 tian1'],
  ['明天', 'tomorrow', 'ming2 tian1'],
  ['苹果', 'apple', 'ping2 guo3'],
  ['米饭', 'rice', 'mi3 fan4'],
  ['学校', 'school', 'xue2 xiao4'],
  ['足球', 'football', 'zu2 qiu2'],
  ['电脑', 'computer', 'dian4 nao3'],
  ['天气', 'weather', 'tian1 qi4'],
  ['飞机', 'aeroplane', 'fei1 ji1'],
  ['牛奶', 'milk', 'niu2 nai3'],
  ['火车', 'train', 'huo3 che1'],
  ['蓝色', 'blue', 'lan2 se4'],
  ['白色', 'white', 'bai2 se4'],
  ['北京', 'Beijing', 'bei3 jing1'],
];
const inPinyin = (syllables: string): string =>
  syllables
    .split(' ')
    .map((part) => {
      const tone = Number(/\d$/.exec(part)?.[0] ?? 0);
      return tone === 0 ? part : withTone(part.slice(0, -1), tone);
    })
    .join(' ');
export const mandarinWords = makeGenerator<string>(
  {
    id: 'mandarin-word-tones',
    title: 'Chinese words in pinyin',
    subject: 'mandarin',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['pinyin', 'tones', 'chinese words', 'mandarin vocabulary', 'characters and pinyin', 'reading characters'],
  },
  ({ int, pick, level }) => {
    const [hanzi, meaning, syllables] = pick(level(words.slice(0, 14), words, words.slice(8)));
    const turn = (by: number): string =>
      syllables
        .split(' ')
        .map((part) => part.replace(/\d$/, (tone) => `${((Number(tone) - 1 + by) % 4) + 1}`))
        .join(' ');
    const [other, otherMeaning, otherSyllables] = pick(words);
    const showsHanzi = level(true, pick([true, false]), pick([true, false]));
    const order = int(1, 3);
    if (other === hanzi) return undefined;
    return {
      stem: showsHanzi ? `How is ${hanzi} (${meaning}) written in pinyin?` : `How do you say “${meaning}” in Chinese?`,
      key: inPinyin(syllables),
      slips: [
        [inPinyin(turn(order)), 'This has the wrong tones.'],
        [inPinyin(turn((order % 3) + 1)), 'This has the wrong tones.'],
        [inPinyin(otherSyllables), `This is “${otherMeaning}”.`],
        [inPinyin(turn(((order + 1) % 3) + 1)), 'This has the wrong tones.'],
      ],
      show: String,
      why: `${hanzi} means ${meaning}. The tones: ${syllables
        .split(' ')
        .map((part) => (/\d$/.test(part) ? `tone ${part.at(-1)}` : 'no tone'))
        .join(', then ')}.`,
      steps: [`${hanzi} means ${meaning}.`, `*${inPinyin(syllables)}*`],
      hints: ['Say the word aloud and listen to the tune.', '¯ is level, ´ rises, ˇ falls and rises, ` falls.'],
      drawn: { hanzi },
    };
  },
);

const measures = [
  ['本', 'books and magazines', '书 book/杂志 magazine/词典 dictionary/小说 novel'],
  ['只', 'most animals', '猫 cat/狗 dog/鸟 bird/兔子 rabbit'],
  ['张', 'flat things', '纸 sheet of paper/桌子 table/照片 photograph/票 ticket'],
  ['条', 'long, thin things', '鱼 fish/裤子 pair of trousers/河 river/路 road'],
  ['杯', 'cups of something', '茶 tea/水 water/咖啡 coffee/牛奶 milk'],
  ['辆', 'vehicles', '车 car/公共汽车 bus/自行车 bicycle'],
] as const;
export const mandarinMeasureWords = makeGenerator<string>(
  {
    id: 'mandarin-measure-words',
    title: 'Chinese measure words',
    subject: 'mandarin',
    keyStage: 'KS3',
    years: [7, 8, 9],
    synonyms: ['measure words', 'chinese measure words', 'mandarin measure words', 'classifiers', 'ge ben zhi'],
  },
  ({ int, pick, level }) => {
    const [key, use, list] = pick(level(measures.slice(0, 4), measures.slice(), measures.slice(1)));
    const [hanzi = '', ...meaning] = pick(list.split('/')).split(' ');
    const count = pick(level(['一', '三'], ['三', '四', '五'], ['两', '六', '八']));
    const others = measures.filter(([sign]) => sign !== key);
    const from = int(0, others.length - 1);
    return {
      stem: `Which measure word fits: ${count} ___ ${hanzi} (${meaning.join(' ')})?`,
      key,
      slips: [...others.slice(from), ...others.slice(0, from)].map(([sign, what]) => [sign, `This is for ${what}.`] as const),
      show: String,
      why: `Between a number and a noun Chinese puts a measure word. ${key} is for ${use}.`,
      steps: [`What kind of thing is ${hanzi}?`, `${key} is for ${use}: ${count}${key}${hanzi}`],
      hints: [
        'Is it an animal, a book, something flat, something long, a vehicle or a cup?',
        'Each kind of thing has its own measure word.',
      ],
      drawn: { hanzi },
    };
  },
);
