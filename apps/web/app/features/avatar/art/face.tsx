import { ink, line } from './part.ts';

const sides = [97, 143] as const;

/** The same eyes in the same place for everybody: glasses fit. `ring` is for eyes in a dark patch. */
export const Eyes = ({ ring }: { readonly ring?: string }) => (
  <g>
    {sides.map((x) => (
      <g key={x}>
        {ring !== undefined && <ellipse cx={x} cy="93" rx="8.500" ry="9.500" fill={ring} />}
        <ellipse cx={x} cy="93" rx={ring === undefined ? 6.5 : 6} ry={ring === undefined ? 7.5 : 7} fill={ink} />
        <circle cx={x + 2.2} cy="90" r="2.300" fill="#fff" />
      </g>
    ))}
  </g>
);

export const Cheeks = ({ y = 110 }: { readonly y?: number }) => (
  <g fill="#f29bb0" opacity=".65">
    <ellipse cx="82" cy={y} rx="8.500" ry="5.500" />
    <ellipse cx="158" cy={y} rx="8.500" ry="5.500" />
  </g>
);

/** A nose and the smile below it. */
export const Snout = ({ colour = ink, y = 106 }: { readonly colour?: string; readonly y?: number }) => (
  <g>
    <path d={`M111 ${y - 4}q9-3 18 0q1 5-9 10q-10-5-9-10Z`} fill={colour} />
    <path d={`M120 ${y + 6}v4M109 ${y + 11}q5.500 6 11-1q5.500 7 11 1`} {...line(ink, 2.8)} />
  </g>
);

export const Beak = ({ fill, shade }: { readonly fill: string; readonly shade: string }) => (
  <g>
    <path d="M120 116l-10-13q10-6 20 0Z" fill={fill} />
    <path d="M110 103q10-6 20 0q-10 5-20 0Z" fill={shade} opacity=".45" />
  </g>
);
