import type { Sentence } from './plain-words.ts';

/** "Me and my family", "Him, her, it and me": what lessons are called. It names people and things near a child, and says nothing of them. */
const naming = new Set(
  [
    'i me my myself mine you your he him his she her hers it its we us our they them their and or the a all about in with of',
    'family families home house flat room bedroom garden street town village city country school class teacher world day week life body',
    'friend friends pet pets dog cat toy toys hobby hobbies likes dislikes feelings senses name birthday holidays clothes food',
    'mum mummy dad daddy parents brother brothers sister sisters grandma grandpa granny nan grandad grandparents aunt uncle cousin cousins baby',
    'french german spanish latin mandarin english',
  ].flatMap((line) => line.split(' ')),
);

/** Whether a line has names, pronouns and nothing else: no verb, so nobody does anything to anybody. */
export const isOnlyNames = (sentence: Sentence): boolean =>
  sentence.length > 0 && sentence.every(({ readings: [typed = ''] }) => naming.has(typed));
