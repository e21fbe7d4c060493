import type { z } from 'zod';
import type { Topic } from '../topic.ts';

type DraftItem = z.input<typeof Topic>['items'][number];

const item = (
  id: string,
  difficulty: DraftItem['difficulty'],
  objective: string,
  stem: string,
  key: string,
  distractors: readonly (readonly [text: string, why: string, misconception?: string])[],
  explanation: string,
): DraftItem => ({
  id,
  difficulty,
  objective,
  stem,
  key: { text: key },
  distractors: distractors.map(([text, why, misconception]) =>
    misconception === undefined ? { text, why } : { text, why, misconception },
  ),
  explanation,
});

export const riversItems: DraftItem[] = [
  item(
    'source',
    'beginner',
    'journey',
    'What is the place where a river begins called?',
    'source',
    [
      ['mouth', 'The mouth is where it ends.'],
      ['channel', 'The channel is the groove that the water runs in.'],
      ['confluence', 'A confluence is where two rivers meet.'],
    ],
    'A river begins at its source, often a spring on high ground. The mouth is the other end.',
  ),
  item(
    'meeting',
    'beginner',
    'journey',
    'Two rivers meet at one point. What is that point called?',
    'confluence',
    [
      ['watershed', 'A watershed is the high ground between two basins.'],
      ['tributary', 'A tributary is the smaller river itself, not the point.'],
      ['source', 'The source is where a river begins.'],
    ],
    'Waters flow together at a confluence. A tributary is the stream that joins there, so it names the river and not the place.',
  ),
  item(
    'wearing',
    'beginner',
    'work',
    'Which word means the wearing away of rock and soil by the river?',
    'erosion',
    [
      ['deposition', 'Deposition drops material.', 'only-erosion'],
      ['transport', 'Transport carries material along.'],
      ['evaporation', 'Evaporation turns water into vapour.'],
    ],
    'Erosion removes material from bed and banks. Deposition is the opposite, because there the river drops its load.',
  ),
  item(
    'flood',
    'beginner',
    'floods',
    'Which weather is most likely to make a river flood?',
    'heavy rain for days',
    [
      ['a light shower', 'A shower soaks into the ground.'],
      ['a long dry spell with sunshine', 'Without rain the level falls.'],
      ['a day of thick and cold fog', 'Fog brings hardly any water.'],
    ],
    'After days of heavy rain the ground is full, so water runs straight into the channel. A light shower still soaks in.',
  ),
  item(
    'waterfall',
    'intermediate',
    'work',
    'Where do waterfalls usually form?',
    'where hard rock lies over soft rock',
    [
      ['where the river reaches the sea on a low and sandy coast', 'Low coasts have no step for water to fall from.'],
      ['where all the rock is equally hard', 'Equal rock wears away evenly, without a step.'],
      ['where people have built a bridge across', 'Bridges do not change the rock.'],
    ],
    'Soft rock is worn away faster, which leaves a step of hard rock. Equal rock would wear down evenly.',
  ),
  item(
    'outside',
    'intermediate',
    'work',
    'Where in a meander does the water flow fastest?',
    'on the outside of the bend',
    [
      ['on the inside of the bend', 'The inside is shallow and slow.', 'inside-fast'],
      ['equally fast right across', 'Friction and depth differ across the bend.'],
      ['at the bottom of the channel', 'The bed slows water by friction.'],
    ],
    'Water swings to the outer bank, where it is deep and quick. On the inner bank it is shallow, so it slows and drops its load.',
  ),
  item(
    'basin',
    'intermediate',
    'journey',
    'What does a drainage basin contain?',
    'all the land that drains into one river',
    [
      ['only the water between the two banks of a river', 'That is the channel.'],
      ['the sea into which the river flows', 'The sea lies beyond the mouth.'],
      ['the ridge between two rivers', 'That ridge is the watershed, its edge.'],
    ],
    'Every drop that falls inside the basin ends up in the same river. The ridge around it is the watershed, which is only its edge.',
  ),
  item(
    'town',
    'intermediate',
    'floods',
    'Why do towns make floods more likely?',
    'Rain cannot soak through concrete.',
    [
      ['Towns receive more rain than any forest or farm nearby.', 'Rain falls on all of them alike.'],
      ['People use up the water of the river every day.', 'Using water lowers the level.'],
      ['Buildings push the river deeper.', 'Buildings do not lower the bed.'],
    ],
    'Concrete and tarmac let no water in, so drains carry it quickly to the river. The rainfall itself is no heavier there.',
  ),
  item(
    'oxbow',
    'advanced',
    'work',
    'What has happened just before an oxbow lake is left behind?',
    'The river has cut through the neck of a meander.',
    [
      ['The river has dried up in summer and left a deep pool behind it.', 'The river still flows, along a new and straighter way.'],
      ['A dam has been built across the valley.', 'A dam makes a reservoir.'],
      ['The sea has flooded the valley mouth.', 'That makes an estuary or a ria.'],
    ],
    'Erosion narrows the neck until a flood breaks through. Then deposits seal the old bend, which stays as a lake; nothing has dried up.',
  ),
  item(
    'delta',
    'advanced',
    'work',
    'Why does a delta grow where a river enters a calm lake?',
    'The river slows down and drops its load.',
    [
      ['The lake water flows up the river and wears away the banks.', 'Lake water does not flow upstream.', 'only-erosion'],
      ['The river speeds up and carries even more.', 'Still water slows it.'],
      ['The lake bed rises by itself over time.', 'The bed rises by what is dropped on it.'],
    ],
    'Slow water has less energy, so sand and mud settle. Erosion needs fast water, which a calm lake does not offer.',
  ),
  item(
    'hydrograph',
    'advanced',
    'floods',
    'A river reaches its peak only two hours after the rain. What does this suggest about its basin?',
    'It is steep and partly built over.',
    [
      ['It is flat and covered with thick woodland.', 'Trees and flat land delay the water.'],
      ['It lies on porous rock with deep soil.', 'Porous rock takes water in slowly.'],
      ['It is larger than most basins in the country.', 'In large basins water needs longer.'],
    ],
    'A short lag time means fast run-off: steep slopes and hard surfaces. Woodland would hold the water back for many hours.',
  ),
  item(
    'choice',
    'advanced',
    'floods',
    'Why may a flood wall in one town harm the next town downstream?',
    'More water is passed on faster.',
    [
      ['The wall takes the water out of the river for good.', 'Walls keep water in the channel.'],
      ['The wall stops fish from swimming to their spawning grounds.', 'That may happen, but it harms no town.'],
      ['The next town loses all of its drinking water.', 'The river still flows through it.'],
    ],
    'A wall keeps water in the channel that would have spread over fields, so a bigger wave travels on. It removes no water.',
  ),
];
