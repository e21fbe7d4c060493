import { Cheeks, Eyes, Snout } from '../face.tsx';
import { edge } from '../part.ts';
import { type Character, round, roundShade } from '../rig.tsx';

const black = '#3d3743';
const blackLine = '#2a2530';

export const friendlyPanda: Character = {
  coat: {
    fill: '#fffdf8',
    shade: '#e9e3d8',
    line: '#8d8379',
    arm: black,
    armLine: blackLine,
    paw: black,
    foot: black,
    footLine: blackLine,
  },
  Front: () => <path d="M96 132C90 142 85 152 83 163 104 176 136 176 157 163 155 152 150 142 144 132Z" fill={black} />,
  Head: () => (
    <g>
      <g fill={black} {...edge(blackLine)}>
        <circle cx="75" cy="54" r="18" />
        <circle cx="165" cy="54" r="18" />
      </g>
      <path d={round} fill="#fffdf8" {...edge('#8d8379')} />
      <path d={roundShade} fill="#e9e3d8" />
      <ellipse cx="96" cy="92" rx="15" ry="18" fill={black} transform="rotate(20 96 92)" />
      <ellipse cx="144" cy="92" rx="15" ry="18" fill={black} transform="rotate(-20 144 92)" />
      <Eyes ring="#fff" />
      <Cheeks y={115} />
      <Snout />
    </g>
  ),
};
