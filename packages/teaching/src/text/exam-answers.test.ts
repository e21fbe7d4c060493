import { expect, test } from 'vitest';
import { examAnswersIn } from './exam-answers.ts';

test('the parts of a question are answered by the mark scheme below it, and stand behind what they are about', () => {
  const page = `Exam practice

Q1 (a) Name the part of the cell where photosynthesis happens. [1]
(b) Where does the energy come from? [1]

MARK SCHEME
(a) chloroplast
(b) light / the Sun

Q2 A student changed the distance of a lamp from pondweed.
(a) Give the independent variable. [1]
(b) Give one control variable. [1]

MARK SCHEME
(a) distance of the lamp
(b) temperature / carbon dioxide concentration / same piece of pondweed`;
  expect(examAnswersIn(page)).toEqual([
    { question: 'Name the part of the cell where photosynthesis happens.', answer: 'Chloroplast.' },
    { question: 'Where does the energy come from?', answer: 'Light / the Sun.' },
    { question: 'A student changed the distance of a lamp from pondweed. Give the independent variable.', answer: 'Distance of the lamp.' },
    {
      question: 'A student changed the distance of a lamp from pondweed. Give one control variable.',
      answer: 'One of these: temperature, carbon dioxide concentration, same piece of pondweed.',
    },
  ]);
});

test('answers at the end of a page belong to its questions, without their marks', () => {
  const page = `1 Name the organelle where respiration takes place. (1 mark)\n2 Why do plants need nitrates? (2 marks)\n3 Use Figure 2 to describe the trend. (2)\n4 To what extent do you agree? [9]\n\nAnswers\n1 mitochondria\n2 to make amino acids (1) which join to make proteins (1)\n3 it goes up\n4 Level 3: balanced`;
  expect(examAnswersIn(page)).toEqual([
    { question: 'Name the organelle where respiration takes place.', answer: 'Mitochondria.' },
    { question: 'Why do plants need nitrates?', answer: 'To make amino acids which join to make proteins.' },
  ]);
});

test('a page without a mark scheme answers nothing', () => {
  expect(examAnswersIn('1. What is a river?\n2. Name a mountain.\n3. Why does it rain?')).toEqual([]);
});

test('a page of nothing but questions or lines takes no long time', () => {
  // Of the processor: by the clock a busy machine takes as long as it likes.
  const began = process.cpuUsage();
  for (const page of [
    '1 Why? [1]\n'.repeat(30_000),
    'Mark scheme\n(a) x\n'.repeat(15_000),
    '('.repeat(190_000),
    'Answers: '.repeat(20_000),
  ])
    expect(examAnswersIn(page).length).toBeLessThan(25);
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(4000);
});
