import classes from './alien.module.css';

const hashOf = (text: string): number => Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);

const bodies = [
  'M80 34c30 0 44 22 44 52 0 34-18 50-44 50s-44-16-44-50c0-30 14-52 44-52Z',
  'M80 40c36 0 50 18 50 44s-8 52-50 52-50-26-50-52 14-44 50-44Z',
  'M80 30c22 0 30 16 36 40s14 40 8 54c-5 12-18 10-24 4-6 8-14 10-20 10s-14-2-20-10c-6 6-19 8-24-4-6-14 2-30 8-54s14-40 36-40Z',
  'M52 46c10-14 46-14 56 0 12 16 20 30 20 48 0 26-20 42-48 42s-48-16-48-42c0-18 8-32 20-48Z',
] as const;
const colours = ['leaf', 'sky', 'hawthorn', 'sun'] as const;

const Feelers = ({ kind }: { readonly kind: number }) => {
  if (kind === 0) return <path d="M62 42Q54 20 44 18M98 42Q106 20 116 18" />;
  if (kind === 1) return <path d="M80 36V12" />;
  return <path d="M66 38Q64 22 72 14M80 36V16M94 38Q96 22 88 14" />;
};
const tips = [
  [
    [43, 17],
    [117, 17],
  ],
  [[80, 11]],
  [
    [72, 13],
    [80, 14],
    [88, 13],
  ],
] as const;

const eyesOf = (count: number): readonly number[] => {
  if (count === 1) return [80];
  return count === 2 ? [64, 96] : [56, 80, 104];
};

/** A small creature whose name is a made-up word: always the same for the same name. */
export const Alien = ({ name, size = 132 }: { readonly name: string; readonly size?: number }) => {
  const hash = hashOf(name);
  const feelers = hash % 3;
  const eyes = eyesOf(1 + (Math.floor(hash / 3) % 3));
  const smile = Math.floor(hash / 9) % 2 === 0 ? 'M62 108q18 16 36 0' : 'M66 106q14 10 28 0q-14 22-28 0Z';
  return (
    <svg
      viewBox="0 0 160 160"
      width={size}
      height={size}
      aria-hidden
      className={classes.alien}
      data-colour={colours[hash % colours.length]}
    >
      <ellipse cx="80" cy="149" rx="42" ry="6" fill="var(--art-shadow)" />
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round">
        <Feelers kind={feelers} />
      </g>
      {tips[feelers]?.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="7" fill="var(--sun)" />
      ))}
      <g className={classes.feet}>
        <ellipse cx="62" cy="142" rx="14" ry="8" />
        <ellipse cx="98" cy="142" rx="14" ry="8" />
      </g>
      <path d={bodies[hash % bodies.length]} className={classes.body} />
      <g className={classes.spots}>
        <circle cx="52" cy="112" r="7" />
        <circle cx="110" cy="100" r="5" />
        <circle cx="104" cy="120" r="8" />
      </g>
      {eyes.map((x) => (
        <g key={x}>
          <circle cx={x} cy="80" r={eyes.length === 1 ? 20 : 13} fill="#fff" />
          <circle cx={x} cy="82" r={eyes.length === 1 ? 10 : 6.5} fill="var(--art-dark)" />
          <circle cx={x + 3} cy="78" r={eyes.length === 1 ? 3.5 : 2.2} fill="#fff" />
        </g>
      ))}
      <path
        d={smile}
        fill={smile.endsWith('Z') ? 'var(--art-mouth)' : 'none'}
        stroke="var(--art-dark)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
};
