import { describe, expect, test } from 'vitest';
import { setTasksOf } from './set-tasks.ts';

const tasksIn = (text: string): readonly string[] => setTasksOf(text).tasks;

describe('what a page sets', () => {
  test('sums in columns are one each, without their numbers and marks', () => {
    const page = `Name ...................... Date ..........
Section B     Find the fraction of the amount.
1)  1/2 of 18 = ______            3)  3/4 of 20 = ______
2)  1/4 of 24 = ______            4)  2/3 of 15 = ______
1    7,064 + 100 =                                             1 mark
2    1.08 × 4 =                                                1 mark`;
    expect(tasksIn(page)).toEqual([
      'Find the fraction of the amount: 1/2 of 18 = ____',
      'Find the fraction of the amount: 3/4 of 20 = ____',
      'Find the fraction of the amount: 1/4 of 24 = ____',
      'Find the fraction of the amount: 2/3 of 15 = ____',
      'Find the fraction of the amount: 7,064 + 100 =',
      'Find the fraction of the amount: 1.08 × 4 =',
    ]);
  });

  test('a question goes on in the line below, and its parts are asked of what stands above them', () => {
    const page = `7    A coat costs £80. In a sale its price
     is reduced by 15%.
     (a)  Find the sale price.                          £........... (2)
     (b)  Find what is saved.                           £........... (1)`;
    expect(tasksIn(page).slice(-2)).toEqual([
      'A coat costs £80. In a sale its price is reduced by 15%. Find the sale price.',
      'A coat costs £80. In a sale its price is reduced by 15%. Find what is saved.',
    ]);
  });

  test('a list of what I can do is ticked line by line, and what stands around it is no task', () => {
    const page = `PHYSICS PAPER 1 CHECKLIST
Rate yourself R (red), A (amber) or G (green). Tick when you have done the practice.
Topic                          R   A   G   Done?
I can explain latent heat      □   □   □   □
I can calculate density        □   □   □   □
I can explain gas pressure     [ ] [ ] [ ]
I can write nuclear equations  □   □   □   □
I can compare alpha and gamma  □   □   □   □
My three weakest topics:  1 ..................  2 ..................`;
    expect(setTasksOf(page)).toEqual({
      aims: [],
      tasks: ['explain latent heat', 'calculate density', 'explain gas pressure', 'write nuclear equations', 'compare alpha and gamma'],
      isWorksheet: true,
    });
  });

  test('minus two is no bullet, and the sides of a drawn triangle are no words', () => {
    expect(tasksIn('Work out\n-2 × 7 =\n- 3 + 5 =')).toEqual(['Work out: -2 × 7 =', 'Work out: - 3 + 5 =']);
    expect(
      tasksIn('8    ABC is a triangle.\n      A\n      |  \\\n 9 cm |    \\\n      B------- C\n     Find the length of AC.').join(' '),
    ).not.toMatch(/[|\\]|---/);
  });
});

describe('whether that is what the page is for', () => {
  const checklist = `What I need to know for the test
[ ] Describe how particles move in each state
[ ] Explain what causes gas pressure
[ ] Describe filtration and when to use it
[ ] Explain how distillation works
[ ] Read a chromatogram`;
  const notes = `Pressure
Particles hit the walls of their container, and that is gas pressure. When the gas is hotter they hit it harder.
Filtration separates a solid that has not dissolved from a liquid. Salt passes through the paper with the water.
Distillation boils the liquid and cools its vapour, so that the water comes back without its salt.
Questions
1. What causes gas pressure?
2. What does filtration separate?
3. Why is salt left behind?
4. Describe a condenser.
5. Explain evaporation.`;

  test('a checklist is; a page that teaches, with questions below it, is not', () => {
    expect(setTasksOf(checklist)).toMatchObject({ isWorksheet: true });
    expect(setTasksOf(checklist).tasks).toHaveLength(5);
    expect(setTasksOf(notes)).toMatchObject({ isWorksheet: false });
  });

  test('a timeline with dots behind its years is not', () => {
    const years = ['1866', '1897', '1903', '1905', '1908', '1909', '1913'];
    const page = years.map((year) => `${year} ....... Women ask Parliament for the vote once more.`).join('\n');
    expect(setTasksOf(page)).toMatchObject({ isWorksheet: false, tasks: [] });
  });

  test('a list of spellings is learnt, and not worked through', () => {
    const page = `Spellings week 4\n${['young', 'touch', 'double', 'trouble', 'country', 'cousin'].map((word) => `${word}   ________   ________`).join('\n')}`;
    expect(setTasksOf(page).isWorksheet).toBe(false);
  });

  test('a text without end is read no further than a sheet is long', () => {
    expect(setTasksOf('1. What is 3 + 4? '.repeat(50_000)).tasks.length).toBeLessThan(1000);
  });
});
