import { Creature, type CreatureProps, type Mood } from './creature.tsx';
import { ClosedEyes, HappyEyes } from './faces.tsx';

const mouths: Readonly<Record<Mood, string>> = {
  idle: 'M71 101q9 8 18 0',
  happy: 'M70 100q10 15 20 0Z',
  thinking: 'M75 104q6 3 12-2',
  asleep: 'M75 102q5 4 10 0',
};

const Eyes = ({ mood }: { readonly mood: Mood }) => (
  <g className="panda-eyes">
    {mood === 'happy' && <HappyEyes left={61} right={99} y={82} colour="#fff" />}
    {mood === 'asleep' && <ClosedEyes left={61} right={99} y={82} colour="#fff" />}
    {(mood === 'idle' || mood === 'thinking') && (
      <g fill="#fff">
        <circle cx="62" cy={mood === 'thinking' ? 78 : 81} r="4.500" />
        <circle cx="98" cy={mood === 'thinking' ? 78 : 81} r="4.500" />
      </g>
    )}
  </g>
);

/** The free character of the avatar shop. */
export const FriendlyPanda = ({ mood = 'idle', ...rest }: CreatureProps) => (
  <Creature mood={mood} {...rest}>
    <path d="M52 108c-14 12-18 26-12 34 5 6 22 6 40 6s35 0 40-6c6-8 2-22-12-34Z" fill="var(--panda-black)" />
    <ellipse cx="80" cy="132" rx="25" ry="16" fill="var(--panda-white)" />
    <circle cx="43" cy="42" r="16" fill="var(--panda-black)" />
    <circle cx="117" cy="42" r="16" fill="var(--panda-black)" />
    <path
      d="M80 32c32 0 52 20 52 44 0 26-22 42-52 42S28 102 28 76c0-24 20-44 52-44Z"
      fill="var(--panda-white)"
      stroke="var(--panda-edge)"
      strokeWidth="2.5"
    />
    <path d="M29 84c8 18 28 26 51 26s43-8 51-26c-3 22-24 34-51 34S32 106 29 84Z" fill="var(--panda-shade)" />
    <ellipse cx="60" cy="80" rx="13" ry="16" fill="var(--panda-black)" transform="rotate(22 60 80)" />
    <ellipse cx="100" cy="80" rx="13" ry="16" fill="var(--panda-black)" transform="rotate(-22 100 80)" />
    <Eyes mood={mood} />
    <g fill="var(--art-blush)" opacity=".75">
      <ellipse cx="48" cy="99" rx="7" ry="4.500" />
      <ellipse cx="112" cy="99" rx="7" ry="4.500" />
    </g>
    <ellipse cx="80" cy="93" rx="7" ry="5" fill="var(--panda-black)" />
    <path
      d={mouths[mood]}
      fill={mood === 'happy' ? 'var(--art-mouth)' : 'none'}
      stroke="var(--art-dark)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Creature>
);
