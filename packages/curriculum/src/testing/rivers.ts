import type { z } from 'zod';
import type { Topic } from '../topic.ts';
import { riversItems } from './rivers-items.ts';

type Draft = z.input<typeof Topic>;

/** A small topic that keeps every rule, for tests: each test breaks one thing of it. */
export const rivers = {
  id: 'geography.ks3.rivers',
  title: 'Rivers',
  subject: 'geography',
  keyStage: 'KS3',
  years: [7, 8],
  synonyms: ['river landforms', 'rivers and floods', 'meanders', 'rivres'],
  objectives: [
    { id: 'journey', text: 'Name the parts of a river from source to mouth', names: ['parts of a river', 'source and mouth'] },
    { id: 'work', text: 'Explain how rivers erode, carry and deposit', names: ['river erosion', 'meanders'] },
    { id: 'floods', text: 'Explain why rivers flood and what can be done', names: ['river floods', 'why rivers flood'] },
  ],
  sections: [
    {
      heading: 'From source to mouth',
      objective: 'journey',
      body: 'A river begins at its **source**. Smaller streams, called tributaries, join it. It ends at its **mouth**, where it meets a sea or a lake.',
    },
    {
      heading: 'How rivers shape the land',
      objective: 'work',
      body: 'Rivers wear rock away, carry it along and drop it again. Fast water erodes. Slow water deposits.\n\nIn a bend the outer bank is worn away and the inner bank grows.',
    },
    {
      heading: 'Floods',
      objective: 'floods',
      body: 'A flood comes when more water arrives than the channel can hold. Towns add to the risk, because rain runs off roads and roofs at once.',
    },
  ],
  vocabulary: [
    { term: 'source', definition: 'The place where a river begins.', siblings: ['mouth', 'confluence', 'tributary'], objective: 'journey' },
    {
      term: 'mouth',
      definition: 'The place where a river ends in a sea or lake.',
      siblings: ['source', 'confluence', 'meander'],
      objective: 'journey',
    },
    {
      term: 'tributary',
      definition: 'A smaller stream that joins a larger river.',
      siblings: ['confluence', 'watershed', 'estuary'],
      objective: 'journey',
    },
    { term: 'meander', definition: 'A bend in the course of a river.', siblings: ['delta', 'oxbow lake', 'floodplain'], objective: 'work' },
    {
      term: 'floodplain',
      definition: 'The flat land beside a river that is under water after heavy rain.',
      siblings: ['meander', 'delta', 'watershed'],
      objective: 'floods',
    },
    {
      term: 'watershed',
      definition: 'The high ground between two drainage basins.',
      siblings: ['floodplain', 'mouth', 'tributary'],
      objective: 'journey',
    },
    {
      term: 'lag time',
      definition: 'The hours between the heaviest rain and the highest level of the river.',
      siblings: ['peak discharge', 'base flow', 'run-off'],
      objective: 'floods',
    },
  ],
  facts: [
    {
      kind: 'statement',
      text: 'The longest river in the United Kingdom is the Severn.',
      cloze: 'Severn',
      alternatives: ['Thames', 'Trent', 'Mersey'],
      objective: 'journey',
    },
    {
      kind: 'statement',
      text: 'The dropping of sand and mud by a slow river is called deposition.',
      cloze: 'deposition',
      alternatives: ['erosion', 'evaporation', 'abrasion'],
      objective: 'work',
    },
    {
      kind: 'cause',
      effect: 'the inside of a meander grows a beach',
      because: 'the water there is slow and drops its load',
      notBecause: ['the water there is fast and cuts into the bank', 'people tip sand there', 'the wind blows sand there'],
      objective: 'work',
    },
    {
      kind: 'cause',
      effect: 'trees upstream lower the risk of floods',
      because: 'leaves and roots hold the rain back',
      notBecause: ['trees stop the rain from falling', 'trees make the river wider'],
      objective: 'floods',
    },
    { kind: 'part', part: 'channel', function: 'holds the flowing water of a river', objective: 'journey' },
    { kind: 'part', part: 'levee', function: 'keeps high water off the land like a natural wall', objective: 'floods' },
    { kind: 'part', part: 'plunge pool', function: 'takes the force of the water below a waterfall', objective: 'work' },
    {
      kind: 'event',
      event: 'the Thames Barrier was opened officially',
      date: '1984',
      alternatives: ['1953', '1966', '2004'],
      objective: 'floods',
    },
    {
      kind: 'order',
      title: 'the life of an oxbow lake',
      steps: ['a meander grows wide', 'its neck becomes narrow', 'a flood breaks through the neck', 'the old bend is sealed off'],
      objective: 'work',
    },
    { kind: 'pair', relation: 'river that flows through', left: 'Newcastle upon Tyne', right: 'Tyne', objective: 'journey' },
    { kind: 'pair', relation: 'river that flows through', left: 'Liverpool', right: 'Mersey', objective: 'journey' },
    { kind: 'pair', relation: 'river that flows through', left: 'Cardiff', right: 'Taff', objective: 'journey' },
  ],
  workedExamples: [
    {
      problem: 'Rain is heaviest at 09:00 and the river peaks at 14:00. What is the lag time?',
      steps: ['Find both times: 09:00 and 14:00.', 'Count from the first to the second: 14 - 9 = 5.'],
      answer: '5 hours',
      objective: 'floods',
    },
    {
      problem: 'A stick floats 30 metres in 20 seconds. How fast is the river?',
      steps: ['Speed is distance divided by time.', '$30 \\div 20 = 1.5$'],
      answer: '1.5 metres per second',
      objective: 'work',
    },
  ],
  misconceptions: [
    {
      id: 'only-erosion',
      belief: 'Rivers only wear land away.',
      correction: 'Rivers build land too: where they slow down they drop sand and mud.',
      objective: 'work',
    },
    {
      id: 'inside-fast',
      belief: 'Water is fastest on the inside of a bend.',
      correction: 'It is fastest on the outside, where the channel is deepest.',
      objective: 'work',
    },
    {
      id: 'rain-only',
      belief: 'Only rain decides whether a river floods.',
      correction: 'Slopes, rock, trees and buildings decide how fast the rain arrives.',
      objective: 'floods',
    },
  ],
  items: riversItems,
  essays: [
    {
      id: 'flood-causes',
      question: 'Explain why some rivers flood more often than others.',
      marks: 6,
      difficulty: 'intermediate',
      criteria: [
        {
          name: 'Causes',
          points: [
            { text: 'Heavy or long rain fills the channel', terms: [['rain', 'storm']], marks: 2 },
            { text: 'Hard surfaces make water run off fast', terms: [['concrete', 'tarmac', 'roads', 'town']], marks: 2 },
            { text: 'Trees or soil hold water back', terms: [['trees', 'woodland', 'soil']], marks: 2 },
          ],
        },
      ],
      levels: [
        { band: 'Beginning', from: 0, description: 'Names a cause.' },
        { band: 'Secure', from: 40, description: 'Explains two causes.' },
        { band: 'Strong', from: 75, description: 'Explains and compares causes.' },
      ],
      modelAnswer:
        'Rivers flood when rain brings more water than the channel can hold. In a town, concrete stops the water from soaking in, so it arrives quickly. Where trees cover the slopes, leaves and roots hold the water back.',
    },
  ],
  source: 'Written for the tests.',
} satisfies Draft;
