import type { Mood } from './creature.tsx';

type Props = { readonly left: number; readonly right: number; readonly y: number; readonly colour?: string };

const dark = 'var(--art-dark)';

export const OpenEyes = ({ left, right, y, look }: Props & { readonly look: 'ahead' | 'up' }) => {
  const up = look === 'up' ? -2.5 : 0;
  return (
    <g>
      {[left, right].map((x) => (
        <g key={x}>
          <ellipse cx={x} cy={y} rx="5.500" ry="6.500" fill={dark} />
          <circle cx={x + 2} cy={y - 2.2 + up} r="2" fill="#fff" />
        </g>
      ))}
    </g>
  );
};

const line = (colour: string) => ({ fill: 'none', stroke: colour, strokeWidth: 3.5, strokeLinecap: 'round' }) as const;

export const HappyEyes = ({ left, right, y, colour = dark }: Props) => (
  <path d={`M${left - 6} ${y + 2}q6-9 12 0M${right - 6} ${y + 2}q6-9 12 0`} {...line(colour)} />
);

export const ClosedEyes = ({ left, right, y, colour = dark }: Props) => (
  <path d={`M${left - 6} ${y - 1}q6 6 12 0M${right - 6} ${y - 1}q6 6 12 0`} {...line(colour)} />
);

/** The eyes that go with a mood; open ones stand a little higher. */
export const Eyes = ({ mood, left, right, y }: Omit<Props, 'colour'> & { readonly mood: Mood }) => {
  if (mood === 'happy') return <HappyEyes left={left} right={right} y={y} />;
  if (mood === 'asleep') return <ClosedEyes left={left} right={right} y={y} />;
  return <OpenEyes left={left} right={right} y={y - 1} look={mood === 'thinking' ? 'up' : 'ahead'} />;
};
