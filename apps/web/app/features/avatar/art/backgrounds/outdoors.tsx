import { line, type Part } from '../part.ts';

const bells = [
  [20, 188],
  [44, 200],
  [66, 190],
  [178, 192],
  [200, 202],
  [222, 190],
  [30, 222],
  [58, 228],
  [186, 228],
  [214, 222],
] as const;

export const bluebellWood: Part = () => (
  <g>
    <path d="M0 0H240V240H0Z" fill="#dff0cf" />
    <path d="M0 0H240V70C200 90 160 60 120 76 80 92 40 64 0 84Z" fill="#b5dca0" />
    <path d="M86 20h8l4 152H80ZM152 20h8l6 152h-18Z" fill="#cdb89c" />
    <path d="M20 0h18l6 184H12ZM196 0h20l8 184h-36Z" fill="#b4977a" />
    <path d="M32 0h6l6 184H34ZM209 0h7l8 184h-13Z" fill="#98795c" />
    <path d="M0 0H240V40C214 56 196 36 172 44 146 54 128 30 104 40 78 52 58 34 34 46 20 52 8 46 0 42Z" fill="#7cbb72" />
    <path d="M0 0H240V20C214 34 190 16 164 24 138 32 112 14 86 22 56 32 26 18 0 26Z" fill="#5da661" />
    <path d="M0 168C50 154 100 164 140 160S210 156 240 166V240H0Z" fill="#7a86dc" />
    <path d="M0 186C60 174 170 186 240 178V240H0Z" fill="#6470cc" />
    <path d="M66 240C84 214 128 204 122 184 120 176 110 170 112 162H122C124 170 142 176 144 188 148 208 168 220 176 240Z" fill="#e9d5a5" />
    {bells.map(([x, y]) => (
      <g key={x}>
        <path d={`M${x} ${y + 14}C${x} ${y + 4} ${x + 1} ${y - 6} ${x + 7} ${y - 9}`} {...line('#3f8a5c', 2.6)} />
        <path d={`M${x + 4} ${y - 9}h7l2 9-3-2-2.500 3-2.500-3-3 2ZM${x - 5} ${y - 4}h7l2 9-3-2-2.500 3-2.500-3-3 2Z`} fill="#aab4ff" />
      </g>
    ))}
  </g>
);

export const seaside: Part = () => (
  <g>
    <path d="M0 0H240V240H0Z" fill="#bfe4f7" />
    <circle cx="48" cy="46" r="22" fill="#ffd76e" />
    <path d="M150 40c4-12 20-12 24-2 10-4 18 4 16 12h-54c-2-8 6-14 14-10Z" fill="#fff" />
    <path d="M0 106H240V180H0Z" fill="#4fa9cf" />
    <path d="M0 124C20 118 40 130 60 124S100 118 120 124 160 130 180 124 220 118 240 124V180H0Z" fill="#3f94bd" />
    <path d="M14 140q8-5 16 0t16 0M176 146q8-5 16 0t16 0M60 114q6-4 12 0t12 0" {...line('#d8f1fb', 2.6)} />
    <path d="M196 104h24l-5 10h-17Z" fill="#d6483f" />
    <path d="M208 102V78l14 22ZM205 102V84l-10 16Z" fill="#fffaf0" />
    <path d="M0 172C40 160 90 176 130 168S200 160 240 170V240H0Z" fill="#f6dfa8" />
    <path d="M0 172C40 160 90 176 130 168S200 160 240 170" {...line('#fffaf0', 6)} />
    <path d="M0 212C60 200 150 214 240 204V240H0Z" fill="#ebcd8c" />
    <path d="M14 214h34l-4-20h-5v-7h-4v7h-8v-7h-4v7h-5Z" fill="#dcb56c" />
    <path d="M33 187v-12l10 4-10 4" fill="#d9607f" stroke="#8a5a2c" strokeWidth="2" />
    <path d="M206 216l4-9 4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6Z" fill="#f0934e" />
  </g>
);

const pines = [
  [28, 128, 1],
  [58, 140, 0.7],
  [196, 124, 1.1],
  [226, 142, 0.75],
] as const;
const flakes = [
  [20, 30],
  [52, 64],
  [86, 24],
  [118, 12],
  [150, 34],
  [184, 60],
  [218, 28],
  [12, 96],
  [228, 92],
  [70, 100],
  [172, 98],
  [100, 60],
] as const;

export const snowyHill: Part = () => (
  <g>
    <path d="M0 0H240V240H0Z" fill="#b9d7ee" />
    <path d="M0 0H240V80C150 40 90 60 0 40Z" fill="#cfe4f5" />
    <path d="M0 150C40 110 90 104 130 126S210 116 240 136V240H0Z" fill="#dcebf7" />
    {pines.map(([x, y, size]) => (
      <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
        <path d="M-3 44h6v14h-6Z" fill="#7a5a44" />
        <path d="M0-12L16 14H9L22 46H-22L-9 14H-16Z" fill="#2f7a63" />
        <path d="M0-12L9 3Q0 8-9 3ZM-14 26Q0 34 14 26L18 36Q0 44-18 36Z" fill="#f7fbff" />
      </g>
    ))}
    <path d="M0 186C60 156 120 176 160 174S220 168 240 176V240H0Z" fill="#f4f9fd" />
    <path d="M0 214C70 196 160 212 240 200V240H0Z" fill="#e1edf6" />
    <path d="M18 226l56-10M20 232l56-10" {...line('#c3d9ea', 2.6)} />
    <g fill="#fff">
      {flakes.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="3" />
      ))}
    </g>
  </g>
);

const stars = [
  [22, 36, 1],
  [54, 18, 0.7],
  [88, 44, 0.8],
  [116, 16, 1],
  [148, 36, 0.7],
  [20, 92, 0.7],
  [60, 76, 0.9],
  [222, 78, 0.8],
  [166, 78, 0.9],
  [226, 20, 0.7],
  [40, 128, 0.7],
  [206, 122, 0.8],
] as const;

export const nightSky: Part = () => (
  <g>
    <path d="M0 0H240V240H0Z" fill="#1b3352" />
    <path d="M0 70C70 50 170 90 240 60V240H0Z" fill="#234468" />
    <path d="M0 116C80 100 160 130 240 108V240H0Z" fill="#2f5a7a" />
    <path d="M206 60A26 26 0 1 1 180 24 22 22 0 0 0 206 60Z" fill="#fdf0cf" />
    {stars.map(([x, y, size]) => (
      <path key={x} transform={`translate(${x} ${y}) scale(${size})`} d="M0-6Q1-1 6 0 1 1 0 6-1 1-6 0-1-1 0-6Z" fill="#fff3c4" />
    ))}
    <path d="M58 52l26-8M200 96l20-8" {...line('#8fb8d8', 2)} opacity=".7" />
    <path d="M0 168C40 140 90 150 130 158S210 142 240 156V240H0Z" fill="#1f5a52" />
    <path d="M0 196C60 178 150 194 240 182V240H0Z" fill="#17463f" />
    <path
      d="M14 178c6-18 20-18 24-8 10-6 20 2 18 14-12 8-30 6-42-6ZM190 176c4-14 16-16 22-8 10-4 18 4 16 14-12 6-28 6-38-6Z"
      fill="#2a6f5c"
    />
    <g fill="#ffe08a">
      <circle cx="30" cy="208" r="2.500" />
      <circle cx="56" cy="222" r="2" />
      <circle cx="196" cy="212" r="2.500" />
      <circle cx="216" cy="200" r="2" />
      <circle cx="180" cy="228" r="2" />
    </g>
  </g>
);
