import { edge, line } from '../part.ts';
import { type Style, torso } from '../rig.tsx';
import { top, topShade, Trousers } from './everyday.tsx';

const Boots = ({ fill, outline, sole }: { readonly fill: string; readonly outline: string; readonly sole: string }) => (
  <g>
    <g fill={fill} {...edge(outline)}>
      <path d="M90 196h24v8c4 2 5 6 4 11H83C82 208 86 204 90 203Z" />
      <path d="M126 196h24v7c4 1 8 5 7 12H122C121 210 122 206 126 204Z" />
    </g>
    <path d="M83 215h35M122 215h35" {...line(sole, 4)} />
  </g>
);

export const raincoat: Style = {
  sleeve: { fill: '#ffcb52', line: '#95660a' },
  Behind: () => <path d="M82 142C76 128 88 120 120 120S164 128 158 142C150 156 90 156 82 142Z" fill="#eeb02f" {...edge('#95660a')} />,
  Clothes: () => (
    <g>
      <path
        d="M97 132C86 150 76 172 72 198 86 207 102 209 120 209S154 207 168 198C164 172 154 150 143 132Z"
        fill="#ffcb52"
        {...edge('#95660a')}
      />
      <path d="M143 132C154 150 164 172 168 198 156 205 144 208 132 209 150 190 152 158 143 132Z" fill="#eeb02f" />
      <path d="M120 150v58" {...line('#95660a')} />
      <path d="M97 133C102 146 110 151 120 152 130 151 138 146 143 133" fill="#eeb02f" {...edge('#95660a')} />
      <g {...line('#95660a', 3)}>
        <path d="M88 186h16M136 186h16" />
      </g>
      <g fill="#fff6dd" {...edge('#95660a')}>
        <circle cx="120" cy="166" r="3.500" />
        <circle cx="120" cy="182" r="3.500" />
        <circle cx="120" cy="198" r="3.500" />
      </g>
    </g>
  ),
  Shoes: () => <Boots fill="#2f9162" outline="#14533a" sole="#14533a" />,
};

export const footballKit: Style = {
  sleeve: { fill: '#d6483f', line: '#7d1d1a', short: true },
  Clothes: () => (
    <g>
      <Trousers fill="#fdfaf4" outline="#8d8379" />
      <path d={top} fill="#d6483f" {...edge('#7d1d1a')} />
      <path d={topShade} fill="#b4352e" />
      <path d="M104 134C108 146 114 150 120 150S132 146 136 134" fill="#fdfaf4" {...edge('#7d1d1a')} />
      <path d="M112 161h17l-9 21" {...line('#fff', 5.5)} />
      <path d="M86 196l-3 12M154 196l3 12" {...line('#d6483f', 3)} />
    </g>
  ),
  Shoes: () => (
    <g>
      <g fill="#d6483f" {...edge('#7d1d1a')}>
        <path d="M92 196h19v9H92ZM129 196h19v9h-19Z" />
      </g>
      <g fill="#35313c" {...edge('#1e1b23')}>
        <path d="M84 213C84 206 90 203 98 203H112C117 204 119 209 118 214 110 218 90 218 84 213Z" />
        <path d="M156 213C156 206 150 203 142 203H128C123 204 121 209 122 214 130 218 150 218 156 213Z" />
      </g>
      <path d="M92 208l5 3M98 206l5 3M148 208l-5 3M142 206l-5 3" {...line('#fff', 2)} />
    </g>
  ),
};

export const labCoat: Style = {
  sleeve: { fill: '#fdfdfb', line: '#7f8794' },
  Clothes: () => (
    <g>
      <path d={torso} fill="#3f7fb8" {...edge('#24506f')} />
      <path d="M108 134C112 144 116 150 120 156 124 150 128 144 132 134Z" fill="#fff" {...edge('#24506f')} />
      <path d="M97 132C86 150 77 172 73 198 86 206 98 209 110 210L114 164 100 140Z" fill="#fdfdfb" {...edge('#7f8794')} />
      <path d="M143 132C154 150 163 172 167 198 154 206 142 209 130 210L126 164 140 140Z" fill="#e9edf1" {...edge('#7f8794')} />
      <path d="M97 133L92 152 104 156 114 166 104 138ZM143 133L148 152 136 156 126 166 136 138Z" fill="#f4f6f8" {...edge('#7f8794')} />
      <path d="M84 182h17v14H82ZM139 182h17l2 14h-19Z" {...line('#7f8794', 2.4)} />
      <path d="M88 183v-9M94 183v-7" {...line('#d6483f', 3)} />
      <path d="M94 183v-7" {...line('#6d5ae0', 3)} />
    </g>
  ),
};

export const spaceSuit: Style = {
  sleeve: { fill: '#f3f5f8', line: '#6b7488' },
  Behind: () => (
    <path d="M86 138H154C164 140 168 150 166 164L162 186H78L74 164C72 150 76 140 86 138Z" fill="#c3cad6" {...edge('#6b7488')} />
  ),
  Clothes: () => (
    <g>
      <path d={torso} fill="#f3f5f8" {...edge('#6b7488')} />
      <path d="M144 132C154 148 161 170 160 190 159 206 144 210 128 211 148 186 152 156 144 132Z" fill="#d5dbe5" />
      <path
        d="M90 140C104 152 136 152 150 140 153 144 154 148 154 151 138 163 102 163 86 151 86 148 87 144 90 140Z"
        fill="#f0934e"
        {...edge('#94511c')}
      />
      <rect x="100" y="166" width="40" height="24" rx="6" fill="#2f4a6b" {...edge('#1c2d44')} />
      <circle cx="110" cy="174" r="3.500" fill="#63d6a0" />
      <circle cx="121" cy="174" r="3.500" fill="#ffc163" />
      <circle cx="132" cy="174" r="3.500" fill="#ff8f86" />
      <path d="M107 183h26" {...line('#9fc3ea', 3)} />
      <path d="M120 195v16M83 196h74" {...line('#6b7488', 2.4)} />
    </g>
  ),
  Shoes: () => <Boots fill="#dfe4ec" outline="#6b7488" sole="#f0934e" />,
};
