import { Creature, type CreatureProps, type Mood } from './creature.tsx';
import { ClosedEyes, HappyEyes, OpenEyes } from './faces.tsx';

const pale = 'var(--bramble-pale)';
const mouths: Readonly<Record<Mood, string>> = {
  idle: 'M72 106q8 6 16 0',
  happy: 'M71 105q9 14 18 0Z',
  thinking: 'M75 108q6 3 12-2',
  asleep: 'M75 106q5 4 10 0',
};

/** The eyes lie in the dark stripes: what is closed is drawn pale, and open eyes have a pale ring. */
const Eyes = ({ mood }: { readonly mood: Mood }) => {
  if (mood === 'happy') return <HappyEyes left={58} right={102} y={76} colour={pale} />;
  if (mood === 'asleep') return <ClosedEyes left={58} right={102} y={78} colour={pale} />;
  return (
    <g>
      <g fill={pale}>
        <circle cx="58" cy="76" r="8.500" />
        <circle cx="102" cy="76" r="8.500" />
      </g>
      <OpenEyes left={58} right={102} y={76} look={mood === 'thinking' ? 'up' : 'ahead'} />
    </g>
  );
};

/** Bramble the badger: history and books. */
export const Bramble = ({ mood = 'idle', ...rest }: CreatureProps) => (
  <Creature mood={mood} {...rest}>
    <path d="M52 100c-14 14-20 28-14 40 5 7 18 7 42 7s37 0 42-7c6-12 0-26-14-40Z" fill="var(--bramble-coat)" />
    <path d="M108 100c14 14 20 28 14 40-5 7-18 7-42 7 24-6 34-22 28-47Z" fill="var(--bramble-coat-deep)" />
    <path d="M62 110c2 16 8 26 18 30 10-4 16-14 18-30Z" fill={pale} />
    <g fill="var(--bramble-stripe)">
      <ellipse cx="60" cy="145" rx="15" ry="7" />
      <ellipse cx="100" cy="145" rx="15" ry="7" />
      <circle cx="38" cy="50" r="13" />
      <circle cx="122" cy="50" r="13" />
    </g>
    <g fill={pale}>
      <circle cx="38" cy="52" r="6.500" />
      <circle cx="122" cy="52" r="6.500" />
    </g>
    <path d="M80 34c30 0 50 16 50 42 0 24-22 42-50 42S30 100 30 76c0-26 20-42 50-42Z" fill={pale} />
    <path d="M46 44c10-7 18-9 26-10 0 22-2 42-10 60-10 6-20 4-28-4-8-16-2-36 12-46Z" fill="var(--bramble-stripe)" />
    <path d="M114 44c-10-7-18-9-26-10 0 22 2 42 10 60 10 6 20 4 28-4 8-16 2-36-12-46Z" fill="var(--bramble-stripe)" />
    <Eyes mood={mood} />
    <g fill="var(--art-blush)" opacity=".7">
      <ellipse cx="46" cy="98" rx="7" ry="4.500" />
      <ellipse cx="114" cy="98" rx="7" ry="4.500" />
    </g>
    <path d="M70 90q10-6 20 0q1 6-10 11q-11-5-10-11Z" fill="var(--art-dark)" />
    <path
      d={mouths[mood]}
      fill={mood === 'happy' ? 'var(--art-mouth)' : 'none'}
      stroke="var(--art-dark)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <g transform="translate(80 134)">
      <path d="M-24-10c9-4 17-3 24 2 7-5 15-6 24-2v20c-9-4-17-3-24 2-7-5-15-6-24-2Z" fill="var(--bloom)" />
      <path d="M-19-9c7-3 13-2 19 2 6-4 12-5 19-2V7c-7-3-13-2-19 2-6-4-12-5-19-2Z" fill="#fff" />
      <path d="M0-7V9" stroke="var(--panda-edge)" strokeWidth="2" />
    </g>
  </Creature>
);
