import type { AdaptiveLearning, MapTopicView } from '@hedgerow/contracts/adaptive';
import type { GrowthStage } from '../../ui/art/growth.tsx';

export type MapMode = 'ai' | 'standard';
export type PlaceState = 'ready' | 'urgent' | 'completed' | 'held' | 'due' | 'secure';

/** docs/product/pupil-home.md#maps: above 7 of 10 is urgent. */
const urgentAbove = 7;

/** What is done shows first; "urgent" belongs to the order by usefulness alone. */
export const stateOf = (topic: Pick<MapTopicView, 'completed' | 'secure' | 'standing' | 'urgencyScore'>, mode: MapMode): PlaceState => {
  if (topic.standing === 'due') return 'due';
  if (topic.secure) return 'secure';
  if (topic.standing === 'held') return 'held';
  if (topic.completed) return 'completed';
  return mode === 'ai' && topic.urgencyScore > urgentAbove ? 'urgent' : 'ready';
};

/** What has grown there, by evidence alone, as on the path: what was finished and is not known yet has only come up. */
export const plantOf = (state: PlaceState, begun: boolean): GrowthStage => {
  if (state === 'secure') return 'fruit';
  if (state === 'held' || state === 'due') return 'flower';
  return begun || state === 'completed' ? 'sprout' : 'seed';
};

/** Where the pupil is: the first topic of the order that they do not know yet; nowhere once all are known. */
export const presentOf = (topics: readonly Pick<MapTopicView, 'id' | 'secure' | 'standing'>[]): string | undefined =>
  topics.find(({ secure, standing }) => standing === 'due' || !(secure || standing === 'held'))?.id;

/** The most useful first, or in teaching order. */
export const topicsInOrder = (
  { adaptedTopics, standardOrder }: Pick<AdaptiveLearning, 'adaptedTopics' | 'standardOrder'>,
  mode: MapMode,
): readonly MapTopicView[] => {
  if (mode === 'ai') return adaptedTopics;
  const byId = new Map(adaptedTopics.map((topic) => [topic.id, topic]));
  return standardOrder.flatMap((id) => byId.get(id) ?? []);
};

/** What the order rests on, kindly: nobody has to have answered anything. */
export const restsOn = (answers: number): string => {
  if (answers === 0) return 'A good order to start with. It changes as you answer.';
  return 'Your best next steps come first.';
};

export type Place = { readonly row: number; readonly column: number };

/** Along a winding path: to the right in one row, back in the next. */
export const placesOf = (count: number, columns: number): readonly Place[] =>
  Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / columns);
    const along = at % columns;
    return { row, column: row % 2 === 0 ? along : columns - 1 - along };
  });

/** Each cell is 100 wide and 100 high; islands stand a little lower at every second place. */
export const dip = 6;
const islandHeight = 32;
const centre = ({ row, column }: Place, at: number): readonly [x: number, y: number] => [
  column * 100 + 50,
  row * 100 + islandHeight + (at % 2) * dip,
];

/** The path through the islands as the `d` of an SVG path. */
export const pathThrough = (places: readonly Place[]): string =>
  places
    .map(centre)
    .map(([x, y], at, all) => {
      const [fromX, fromY] = all[at - 1] ?? [x, y];
      if (at === 0) return `M${x} ${y}`;
      // Down to the next row it swings out at the side; along a row it waves.
      if (fromX === x) return `C${x + (x > 50 ? 60 : -60)} ${fromY + 30} ${x + (x > 50 ? 60 : -60)} ${y - 30} ${x} ${y}`;
      const middle = (fromX + x) / 2;
      return `C${middle} ${fromY + 14} ${middle} ${y - 14} ${x} ${y}`;
    })
    .join('');
