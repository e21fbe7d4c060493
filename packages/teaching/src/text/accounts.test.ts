import { expect, test } from 'vitest';
import { cardsFromText } from './cards-from-text.ts';
import { questionsFromText } from './questions-from-text.ts';

const cards = (text: string) => cardsFromText({ text, seed: 1, max: 24 }).map(({ question }) => question);
const questions = (text: string) =>
  questionsFromText({ text, seed: 1, count: 20, difficulty: 'intermediate' }).map(({ question }) => question);

const trip = `Our trip to the Roman fort

On Tuesday we went to a Roman fort near Carlisle. We travelled there on a coach and it took two hours. When we arrived a man dressed as a soldier met us at the gate. He carried a shield and a short sword.
First, we put on red cloaks and marched in lines. Marcus shouted at us in Latin and we had to hold our shields over our heads. I was at the front and my arms ached.
I saw a sandal made of leather. Jake dropped his sandwich in the mud. I was really tired when I got home.`;

test('of what somebody did on a trip nothing is asked', () => {
  expect(cards(trip)).toEqual([]);
  expect(questions(trip)).toEqual([]);
});

const story = `The lighthouse

The storm came in just after tea. Grandad pulled on his yellow coat and picked up the big torch.
"Stay here," he said. "The lamp has gone out."
I slipped out of the door behind him and followed the light up the path. The wind pushed me sideways and stung my cheeks. Inside, it was as dark as a cave.
"I need small fingers," he said.
At the top Grandad was kneeling beside the lamp. I twisted the wires together and the lamp blazed. A fishing boat turned away from the rocks. Grandad put his hand on my shoulder.`;

test('a story asks who of people, and never of the wind or of “me”', () => {
  for (const question of [...cards(story), ...questions(story)]) {
    expect(question).not.toMatch(/^Who (?:came in just after tea|pushed me|put his hand on my)/);
  }
  expect(cards(story)).toContain('Who pulled on his yellow coat and picked up the big torch?');
  expect(questions(story)).toContain('Which of these happens first?');
});
