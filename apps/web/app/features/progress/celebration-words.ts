import type { Celebration } from '@hedgerow/contracts/progress';
import { levelName } from '@hedgerow/domain/levels';
import { medals, type Medal } from '@hedgerow/domain/medals';

type Manner = 'playful' | 'plain';

export const medalsOf = (news: readonly Celebration[]): readonly Medal[] =>
  news.flatMap((each) => (each.kind === 'medal' ? medals.filter(({ id }) => id === each.medal) : []));

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What there is to celebrate: a level first, else the badges, else the points. */
export const celebrationTitle = (news: readonly Celebration[], manner: Manner): string => {
  const level = Math.max(0, ...news.map((each) => (each.kind === 'level' ? each.level : 0)));
  if (level > 0) return manner === 'playful' ? `You are now a ${levelName(level)}!` : `You have reached level ${level}`;
  const won = medalsOf(news);
  if (won.length === 1) return manner === 'playful' ? 'You earned a medal!' : 'You earned a badge';
  if (won.length > 1) return manner === 'playful' ? `You earned ${won.length} medals!` : `You earned ${won.length} badges`;
  const points = Math.max(0, ...news.map((each) => (each.kind === 'points' ? each.points : 0)));
  return `${points.toLocaleString('en-GB')} points${manner === 'playful' ? '!' : ''}`;
};

/** Which medals, by name; what they are for is praised, not who earned them. */
export const celebrationAbout = (news: readonly Celebration[]): string => {
  const won = medalsOf(news).map(({ name }) => name);
  return won.length === 0 ? 'That is your own work.' : `${list.format(won)}. That is your own work.`;
};
