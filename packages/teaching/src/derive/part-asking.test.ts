import { expect, test } from 'vitest';
import { askedOfPart } from './part-asking.ts';

test.each([
  ['a router', 'joins networks together', 'What does a router do?', 'It joins networks together.'],
  [
    'memory cells',
    'make the response to a second attack faster',
    'What do memory cells do?',
    'They make the response to a second attack faster.',
  ],
  ['Puck', 'puts the juice on the wrong eyes', 'What does Puck do?', 'Puts the juice on the wrong eyes.'],
  ['Trotsky', 'planned the seizure of power in Petrograd', 'What did Trotsky do?', 'Planned the seizure of power in Petrograd.'],
  ['a seismometer', 'measures the shaking of the ground', 'What does a seismometer measure?', 'The shaking of the ground.'],
  ['canopic jars', 'held organs taken from a body', 'What did canopic jars hold?', 'Organs taken from a body.'],
  ['transpiration', 'is the loss of water vapour by plants', 'What is transpiration?', 'The loss of water vapour by plants.'],
  ['sweet-smelling herbs', 'were carried to keep off bad air', 'Why were sweet-smelling herbs carried?', 'To keep off bad air.'],
  ['a fire hook', 'was used to pull homes down', 'What was a fire hook used for?', 'To pull homes down.'],
  ['a collage', 'is made by sticking paper down', 'How is a collage made?', 'By sticking paper down.'],
  ['a zigzag line', 'has sharp points', 'What is special about a zigzag line?', 'It has sharp points.'],
  ['the total', 'comes from adding all the numbers', 'What does the total come from?', 'Adding all the numbers.'],
  ['a shadow', 'forms where light is blocked', 'Where does a shadow form?', 'Where light is blocked.'],
  ['A narrator', 'tells part of the story to the audience', 'What does a narrator do?', 'It tells part of the story to the audience.'],
  [
    'beta radiation',
    'is a fast electron and is stopped by aluminium',
    'What is special about beta radiation?',
    'It is a fast electron and is stopped by aluminium.',
  ],
  ['a refugee', 'has had to flee from war', 'What is special about a refugee?', 'Has had to flee from war.'],
  ['an active volcano', 'may erupt at any time', 'What is special about an active volcano?', 'It may erupt at any time.'],
  ['Sparta', 'was famous for its soldiers', 'What do you know about Sparta?', 'Was famous for its soldiers.'],
  [
    'the nucleus',
    'holds the genetic material and controls the cell',
    'What does the nucleus do?',
    'It holds the genetic material and controls the cell.',
  ],
])('%s %s', (part, said, question, answer) => {
  expect(askedOfPart(part, said)).toEqual({ question, answer });
});
