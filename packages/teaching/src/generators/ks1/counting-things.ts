import { thingNames, things } from '@hedgerow/figures/number/things';
import { makeGenerator } from '../make-generator.ts';
import { plain } from '../written.ts';

export const countToTwenty = makeGenerator<number>(
  {
    id: 'maths-count-to-twenty',
    title: 'Counting things to 20',
    keyStage: 'KS1',
    years: [1],
    synonyms: ['counting to 20', 'count to twenty', 'how many things', 'counting things'],
  },
  ({ int, pick, level }) => {
    const thing = pick(thingNames);
    const many = things[thing];
    const all = level(int(7, 12), int(11, 16), int(13, 20));
    const gone = level(0, 0, pick([0, int(2, 5)]));
    const key = all - gone;
    return {
      stem: gone > 0 ? `How many ${many} are left?` : pick([`How many ${many}?`, `Count the ${many}. How many?`]),
      figure: { kind: 'objects', groups: [gone > 0 ? { thing, count: all, crossedOut: gone } : { thing, count: all }] },
      key,
      slips: [
        ...(gone > 0 ? [[all, 'This counts the crossed ones too.'] as const] : []),
        [key + 1, 'This counts one of them twice.'],
        [key - 1, 'This leaves one out.'],
      ],
      show: plain,
      why: gone > 0 ? `Count only those without a cross. There are ${key}.` : `There are five in a row. Count on: there are ${key}.`,
      steps: [
        ...(all >= 10 ? ['Two full rows make 10.'] : ['One full row makes 5.']),
        gone > 0 ? `Leave out the crossed ones: ${key}.` : `Count on to ${key}.`,
      ],
      hints: ['Touch each one. Say one number.', 'Five are in a full row.'],
      drawn: { all, gone },
    };
  },
);
