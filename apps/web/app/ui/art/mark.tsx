type Props = { readonly size?: number; readonly label?: string };

const leaves = [
  ['M25 3c7.500 5 9 13 1.800 20.500C19.600 17 18.600 9.500 25 3Z', 'M25 3c7.500 5 9 13 1.800 20.500C28 16 27.400 9.500 25 3Z'],
  [
    'M5 15c9-1.600 15.400 2.700 16.800 12.400C12.400 28.500 6 24.200 5 15Z',
    'M5 15c5 4.200 10.400 8.200 16.800 12.400C12.400 28.500 6 24.200 5 15Z',
  ],
  [
    'M44 19.500c-8.800-.9-14.400 3.600-15 12.900 9 .6 14.400-3.900 15-12.900Z',
    'M44 19.500c-5.200 4-10 8.100-15 12.900 9 .6 14.400-3.900 15-12.900Z',
  ],
] as const;

/** The sprig: three hedge leaves on a stem that is a path. */
export const Mark = ({ size = 36, label }: Props) => (
  <svg
    viewBox="0 0 48 48"
    width={size}
    height={size}
    role={label === undefined ? undefined : 'img'}
    aria-label={label}
    aria-hidden={label === undefined}
  >
    {leaves.map(([whole, half]) => (
      <g key={whole}>
        <path d={whole} fill="var(--leaf-bright)" />
        <path d={half} fill="var(--leaf-shade)" />
      </g>
    ))}
    <path
      d="M24.600 20.500c-2 4.600-2.600 7.400.6 10.300 3.600 3.300 2.600 7.200-9.200 14.200h15c7-6.500 7.200-11.500 1.900-15.200-3.400-2.400-4.600-5.200-4.300-9.300Z"
      fill="var(--mark-path)"
    />
  </svg>
);

/** The sprig with the name beside it. */
export const Wordmark = ({ size = 34 }: { readonly size?: number }) => (
  <span
    style={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 8,
      font: `700 ${size * 0.66}px var(--mantine-font-family-headings)`,
      letterSpacing: '-0.02em',
      color: 'var(--ink)',
    }}
  >
    <Mark size={size} />
    Hedgerow
  </span>
);
