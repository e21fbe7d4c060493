import type { MultipleChoice, EssayQuestion } from '@hedgerow/curriculum/question';
import type { FlashcardPages, GuidePages, PaperPages } from '#ports/pdf-renderer.ts';

export const sampleGuide: GuidePages = {
  title: 'Laws of indices',
  subject: 'Maths',
  keyStage: 'KS4',
  theme: 'plain',
  productName: 'Hedgerow',
  content: {
    blocks: [
      { kind: 'note', text: 'This guide covers what you need for powers, roots and fractional indices.' },
      { kind: 'heading', level: 2, text: 'What an index tells you' },
      {
        kind: 'paragraph',
        text: 'An **index** (or *power*) says how many times a number is multiplied by itself: $x^{3} = x \\times x \\times x$. When the bases are the same, indices can be added: $a^{m} \\times a^{n} = a^{m+n}$.',
      },
      {
        kind: 'list',
        ordered: false,
        items: [
          'Multiply: **add** the indices',
          'Divide: **subtract** them, $\\frac{a^{m}}{a^{n}} = a^{m-n}$',
          'A power of a power: **multiply** them',
        ],
      },
      {
        kind: 'keyWords',
        entries: [
          { term: 'Base', meaning: 'The number that is multiplied by itself, such as 5 in $5^{2}$.' },
          { term: 'Reciprocal', meaning: 'One divided by the number; a negative index gives it: $2^{-3} = \\frac{1}{8}$.' },
        ],
      },
      {
        kind: 'workedExample',
        problem: 'Evaluate $16^{\\frac{3}{4}}$.',
        steps: ['The denominator is the root: $\\sqrt[4]{16} = 2$.', 'The numerator is the power: $2^{3} = 8$.'],
        answer: '$8$',
      },
      { kind: 'heading', level: 3, text: 'Mind the trap' },
      {
        kind: 'mistakes',
        entries: [
          {
            belief: '$3^{0}$ is $0$, because there is nothing to multiply.',
            correction: '$3^{0} = 1$: each step down divides by 3, and $3 \\div 3 = 1$.',
          },
        ],
      },
      { kind: 'fromYourNotes', items: ['Negative powers turn the fraction upside down.'] },
      { kind: 'heading', level: 2, text: 'Check yourself' },
      {
        kind: 'checkYourself',
        entries: [
          { question: 'Simplify $x^{5} \\times x^{3}$.', answer: '$x^{8}$' },
          { question: 'Write $27^{-\\frac{1}{3}}$ as a fraction.', answer: '$\\frac{1}{3}$' },
        ],
      },
    ],
  },
};

const common = {
  stepByStepSolution: [],
  hints: [],
  difficulty: 'intermediate',
  topicId: null,
  objective: null,
  provenance: 'bank',
} as const;

export const multipleChoice = (question: string, options: readonly string[], correctAnswer = 0): MultipleChoice => ({
  ...common,
  id: 'q',
  sourceId: 'sample',
  type: 'multiple_choice',
  question,
  marks: 1,
  options: [...options],
  correctAnswer,
  explanation: 'Seven sevens are forty-nine, which is the closest square number to fifty.',
  optionNotes: options.map(() => ''),
  misconceptions: options.map(() => null),
  stepByStepSolution: [],
  hints: [],
});

const essay: EssayQuestion = {
  ...common,
  id: 'e',
  sourceId: 'sample',
  type: 'essay',
  question: 'Explain why the heart is called a double pump.',
  marks: 4,
  explanation: '',
  stepByStepSolution: [],
  hints: [],
  markScheme: {
    criteria: [
      {
        name: 'Knowledge',
        points: [
          { text: 'The right side pumps blood to the lungs.', terms: [['lungs']], marks: 2 },
          { text: 'The left side pumps blood to the rest of the body.', terms: [['body']], marks: 2 },
        ],
      },
    ],
    levels: [],
    modelAnswer:
      'Blood passes through the heart twice on each journey: the right side sends it to the lungs and the left side sends it round the body.',
  },
};

export const samplePaper: PaperPages = {
  title: 'Practice paper: powers and roots',
  subject: 'Maths',
  keyStage: 'KS4',
  markScheme: 'after',
  questions: [
    ...Array.from({ length: 5 }, () => [
      multipleChoice('Which value is closest to $\\sqrt{50}$?', ['$5$', '$7$', '$25$', '$\\frac{50}{2}$'], 1),
      multipleChoice('A rectangle is $3\\,\\text{cm}$ wide and $\\frac{5}{2}\\,\\text{cm}$ high. What is its area?', [
        '$7.5\\,\\text{cm}^{2}$',
        '$5.5\\,\\text{cm}^{2}$',
        '$11\\,\\text{cm}^{2}$',
      ]),
      multipleChoice('Use $x=\\frac{-b\\pm\\sqrt{b^{2}-4ac}}{2a}$ to solve $2x^{2}+3x-7=0$.', [
        '$x=1.27$ or $x=-2.77$',
        '$x=2.77$ or $x=-1.27$',
      ]),
    ]).flat(),
    essay,
  ],
};

export const sampleCards: FlashcardPages = {
  title: 'Flashcards: science and maths',
  cards: Array.from({ length: 10 }, (_, index) => [
    {
      question: `${index + 1}. What is photosynthesis?`,
      answer: 'The process by which plants use light to make glucose from carbon dioxide and water.',
    },
    { question: `${index + 1}. What is $a^{m} \\times a^{n}$?`, answer: '$a^{m+n}$' },
  ]).flat(),
};
