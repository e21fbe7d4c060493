export type GrowthStage = 'seed' | 'sprout' | 'flower' | 'fruit';

type Props = { readonly stage: GrowthStage; readonly size?: number };

const Leaves = () => (
  <>
    <path d="M32 52c-1-8 1-14 0-22" stroke="var(--leaf-shade)" strokeWidth="3.500" fill="none" strokeLinecap="round" />
    <path d="M32 40c-10 1-15-4-17-13 10 0 16 5 17 13Z" fill="var(--leaf-bright)" />
    <path d="M32 36c9 1 14-4 15-12-9 0-14 5-15 12Z" fill="var(--leaf-shade)" />
  </>
);

const Flower = () => (
  <>
    <g fill="var(--bloom)">
      <circle cx="32" cy="12" r="6.500" />
      <circle cx="40" cy="18" r="6.500" />
      <circle cx="37" cy="27" r="6.500" />
      <circle cx="27" cy="27" r="6.500" />
      <circle cx="24" cy="18" r="6.500" />
    </g>
    <circle cx="32" cy="20.500" r="5.500" fill="var(--bloom-heart)" />
  </>
);

const Fruit = () => (
  <>
    <circle cx="32" cy="20" r="14" fill="var(--leaf-bright)" />
    <circle cx="24" cy="26" r="9" fill="var(--leaf-shade)" />
    <circle cx="41" cy="25" r="9" fill="var(--leaf-shade)" />
    <g fill="#d8433b">
      <circle cx="26" cy="17" r="4.500" />
      <circle cx="38" cy="15" r="4.500" />
      <circle cx="33" cy="26" r="4.500" />
    </g>
    <g fill="#fff" opacity=".7">
      <circle cx="24.500" cy="15.500" r="1.300" />
      <circle cx="36.500" cy="13.500" r="1.300" />
      <circle cx="31.500" cy="24.500" r="1.300" />
    </g>
  </>
);

/** How far something has grown: seed, sprout, flower, fruit. Words or a figure beside it say the same. */
export const Growth = ({ stage, size = 56 }: Props) => (
  <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden>
    <ellipse cx="32" cy="55" rx="20" ry="6" fill="var(--wood)" />
    <ellipse cx="32" cy="53.500" rx="15" ry="3.500" fill="var(--wood-deep)" />
    {stage === 'seed' ? (
      <path d="M32 40c6 4 7 11 0 15-7-4-6-11 0-15Z" fill="var(--path-edge)" stroke="var(--wood-deep)" strokeWidth="1.500" />
    ) : (
      <Leaves />
    )}
    {stage === 'flower' && <Flower />}
    {stage === 'fruit' && <Fruit />}
  </svg>
);
