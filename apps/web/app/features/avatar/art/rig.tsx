import { edge, type Part } from './part.ts';

/** The two tones of a coat, its outline, and what the paws and feet are in. */
export type Coat = {
  readonly fill: string;
  readonly shade: string;
  readonly line: string;
  readonly arm?: string;
  readonly armLine?: string;
  /** Wings end in feathers. */
  readonly winged?: boolean;
  readonly paw: string;
  readonly foot: string;
  readonly footLine: string;
};

export type Character = {
  readonly coat: Coat;
  /** Tail or spines, behind everything. */
  readonly Behind?: Part;
  /** Chest and belly. */
  readonly Front: Part;
  readonly Head: Part;
};

export type Style = {
  /** Behind the head: a hood. */
  readonly Behind?: Part;
  readonly Clothes: Part;
  /** Long sleeves reach the paw, short ones the elbow. */
  readonly sleeve?: { readonly fill: string; readonly line: string; readonly short?: boolean };
  readonly Shoes?: Part;
};

/** Every body is this one, so that every coat fits every animal. */
export const torso = 'M96 132C86 148 79 170 80 190 81 207 100 211 120 211S159 207 160 190C161 170 154 148 144 132Z';
const torsoShade =
  'M144 132C154 148 161 170 160 190 159 207 140 211 120 211 108 211 96 210 89 205 118 208 140 200 146 178 149 164 147 146 144 132Z';
export const round = 'M120 44C153 44 177 64 177 93S153 141 120 141 63 122 63 93 87 44 120 44Z';
export const roundShade =
  'M177 93C177 122 153 141 120 141 96 141 76 131 67 115 86 130 108 134 130 129 155 123 170 106 170 70 175 77 177 85 177 93Z';

export const Torso = ({ coat, Front }: Pick<Character, 'coat' | 'Front'>) => (
  <g>
    <path d={torso} fill={coat.fill} {...edge(coat.line)} />
    <path d={torsoShade} fill={coat.shade} />
    <Front />
  </g>
);

export const Feet = ({ coat }: Pick<Character, 'coat'>) => (
  <g fill={coat.foot} {...edge(coat.footLine)}>
    <ellipse cx="101" cy="209" rx="17" ry="9" />
    <ellipse cx="139" cy="209" rx="17" ry="9" />
  </g>
);

const arms = ['M91 151C82 157 75 168 73 180', 'M149 151C158 157 165 168 167 180'] as const;
const shortArms = ['M91 151C87 154 82 160 79 166', 'M149 151C153 154 158 160 161 166'] as const;

const Limbs = ({
  paths,
  fill,
  outline,
  cap,
}: {
  readonly paths: readonly string[];
  readonly fill: string;
  readonly outline: string;
  readonly cap: 'round' | 'butt';
}) => (
  <g fill="none" strokeLinecap={cap}>
    {paths.map((d) => (
      <g key={d}>
        <path d={d} stroke={outline} strokeWidth="25" />
        <path d={d} stroke={fill} strokeWidth="19" />
      </g>
    ))}
  </g>
);

export const Arms = ({ coat, sleeve }: Pick<Character, 'coat'> & Pick<Style, 'sleeve'>) => (
  <g>
    {(sleeve === undefined || sleeve.short === true) && (
      <Limbs paths={arms} fill={coat.arm ?? coat.fill} outline={coat.armLine ?? coat.line} cap="round" />
    )}
    {sleeve !== undefined && (
      <Limbs paths={sleeve.short === true ? shortArms : arms} fill={sleeve.fill} outline={sleeve.line} cap="round" />
    )}
  </g>
);

const feathers = 'M61 178C58 190 62 201 70 205 73 201 75 198 76 195 80 195 83 190 83 180Z';

export const Paws = ({ coat }: Pick<Character, 'coat'>) => (
  <g fill={coat.paw} {...edge(coat.armLine ?? coat.line)}>
    {coat.winged === true ? (
      <>
        <path d={feathers} />
        <path d={feathers} transform="matrix(-1 0 0 1 240 0)" />
      </>
    ) : (
      <>
        <circle cx="72" cy="184" r="10.500" />
        <circle cx="168" cy="184" r="10.500" />
      </>
    )}
  </g>
);
