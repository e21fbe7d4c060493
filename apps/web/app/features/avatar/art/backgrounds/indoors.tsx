import { line, type Part } from '../part.ts';

const spines = ['#d6483f', '#3f8fc4', '#f6c65b', '#23875a', '#fdf0dc', '#6d5ae0', '#d9607f', '#3f8fc4', '#f0934e', '#23875a'] as const;
const inRow = 20;

const Books = ({ y, from }: { readonly y: number; readonly from: number }) => (
  <g>
    {Array.from({ length: inRow }, (_, at) => {
      const height = 26 + (((at + from) * 7) % 12);
      return (
        <rect
          key={at}
          x={12 + at * 11}
          y={y - height}
          width="9.500"
          height={height}
          rx="1.500"
          fill={spines[(at + from) % spines.length]}
        />
      );
    })}
  </g>
);

export const classroom: Part = () => (
  <g>
    <path d="M0 0H240V240H0Z" fill="#fbeed3" />
    <path d="M0 150H240V190H0Z" fill="#f2ddb4" />
    <path d="M0 186H240V240H0Z" fill="#d9ab74" />
    <path d="M0 206H240M0 226H240M60 186L40 206M150 186L160 206M100 206L84 226M200 206L216 226" {...line('#c4935a', 2)} />
    <rect x="22" y="24" width="196" height="106" rx="8" fill="#b5834f" />
    <rect x="30" y="32" width="180" height="90" rx="4" fill="#2f6b57" />
    <circle cx="56" cy="58" r="9" {...line('#d7ecdf', 3)} />
    <path d="M56 41v-3M44 46l-2-2M39 58h-3M68 46l2-2M44 70l-2 2M56 75v3" {...line('#d7ecdf', 3)} />
    <path d="M184 50C197 54 202 66 197 80 184 78 177 64 184 50ZM199 86L188 62" {...line('#d7ecdf', 3)} />
    <path d="M40 106q9-14 18 0t18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0" {...line('#a9cfbc', 3)} />
    <path d="M0 8C60 26 180 26 240 8" {...line('#a5846a', 2)} />
    <path d="M24 14l12 3-8 12ZM84 21h13l-6 13ZM144 21h13l-7 13ZM204 17l12-4-3 14Z" fill="#d9607f" />
    <path d="M54 18l13 2-8 12ZM114 22h13l-6 13ZM174 20l13-2-5 13Z" fill="#3f8fc4" />
    <path d="M188 143h44" {...line('#b5834f', 6)} />
    <path d="M194 140h32v-12h-32Z" fill="#6d5ae0" />
    <path d="M198 128h25v-9h-25Z" fill="#ffc163" />
  </g>
);

export const library: Part = () => (
  <g>
    <path d="M0 0H240V240H0Z" fill="#6f4a35" />
    <path d="M0 196H240V240H0Z" fill="#8d3f4e" />
    <path d="M0 210H240" {...line('#e2b36a', 3)} />
    <path d="M6 0H234V190H6Z" fill="#54362a" />
    <Books y={46} from={0} />
    <Books y={96} from={3} />
    <Books y={146} from={6} />
    <path d="M6 48H234M6 98H234M6 148H234" {...line('#8a5d42', 6)} />
    <path d="M0 0h10v196H0ZM230 0h10v196h-10Z" fill="#8a5d42" />
  </g>
);

export const moonBase: Part = () => (
  <g>
    <path d="M0 0H240V240H0Z" fill="#1c2044" />
    <path d="M0 0H240V90C160 70 80 70 0 110Z" fill="#262b5a" />
    <g fill="#fff">
      <circle cx="24" cy="34" r="2" />
      <circle cx="62" cy="14" r="1.500" />
      <circle cx="104" cy="30" r="1.600" />
      <circle cx="142" cy="12" r="2" />
      <circle cx="222" cy="98" r="1.600" />
      <circle cx="16" cy="92" r="1.600" />
      <circle cx="150" cy="52" r="1.500" />
      <circle cx="46" cy="62" r="1.800" />
    </g>
    <circle cx="196" cy="44" r="28" fill="#4fa3d8" />
    <path
      d="M178 28c10-6 16 2 24 0 6 6-4 10-2 16-8 4-14-2-22 2-4-6-2-12 0-18ZM204 54c8-2 12 2 16 0-2 8-8 14-16 17-4-6-4-12 0-17Z"
      fill="#6fbf73"
    />
    <path d="M220 28A28 28 0 0 1 184 69C206 68 220 50 220 28Z" fill="#1c2044" opacity=".3" />
    <path d="M22 176C22 130 46 108 74 108S126 130 126 176Z" fill="#dfe4ec" transform="translate(-30 6)" />
    <path d="M18 176C18 140 30 122 46 118V182Z" fill="#c3cad6" transform="translate(-22 4)" />
    <path d="M4 150H84M10 134H78" {...line('#9aa4b8', 2.5)} />
    <rect x="34" y="152" width="22" height="28" rx="10" fill="#ffd98a" />
    <path d="M204 178V140" {...line('#c3cad6', 5)} />
    <path d="M204 178l-9 4h18Z" fill="#c3cad6" />
    <path d="M182 114C178 134 200 150 220 140Z" fill="#dfe4ec" />
    <path d="M201 127l9-12" {...line('#c3cad6', 3)} />
    <circle cx="211" cy="113" r="3.500" fill="#f0934e" />
    <path d="M0 184C50 168 96 178 130 176S210 166 240 180V240H0Z" fill="#b9bccb" />
    <path d="M0 208C70 194 160 204 240 196V240H0Z" fill="#a2a6b8" />
    <g fill="#8d91a5">
      <ellipse cx="30" cy="200" rx="16" ry="5" />
      <ellipse cx="206" cy="204" rx="20" ry="6" />
      <ellipse cx="44" cy="228" rx="12" ry="4" />
      <ellipse cx="190" cy="230" rx="10" ry="3.500" />
    </g>
  </g>
);
