import { edge, line } from '../part.ts';
import type { Style } from '../rig.tsx';

/** Trousers of the body's lower third, with a seam. */
export const Trousers = ({ fill, outline }: { readonly fill: string; readonly outline: string }) => (
  <g>
    <path d="M81 176C79 184 79 190 80 194 81 208 100 212 120 212S159 208 160 194C161 190 161 184 159 176Z" fill={fill} {...edge(outline)} />
    <path d="M120 192v19" {...line(outline)} />
  </g>
);

/** A top down to the waist; the same cut for everybody. */
export const top = 'M97 133C87 148 80 166 80 184 90 190 104 192 120 192S150 190 160 184C160 166 153 148 143 133Z';
export const topShade = 'M143 133C153 148 160 166 160 184 152 189 142 191 132 192 146 176 148 152 143 133Z';

export const schoolUniform: Style = {
  sleeve: { fill: '#23875a', line: '#125038' },
  Clothes: () => (
    <g>
      <Trousers fill="#6a6f7d" outline="#3d414c" />
      <path d={top} fill="#23875a" {...edge('#125038')} />
      <path d={topShade} fill="#17694a" />
      <path d="M98 134C104 148 112 160 120 170 128 160 136 148 142 134Z" fill="#fff" {...edge('#125038')} />
      <path d="M115 142h10l-2 7 3 13-6 7-6-7 3-13Z" fill="#ffc163" {...edge('#9a5d0c')} />
      <path d="M116 155l9-4M115 162l11-5" {...line('#9a5d0c', 2.2)} />
      <path d="M81 182c24 8 54 8 78 0" {...line('#125038', 2.4)} />
      <circle cx="141" cy="166" r="5" fill="#ffc163" />
    </g>
  ),
  Shoes: () => (
    <g fill="#3b3540" {...edge('#221e27')}>
      <path d="M84 212C84 202 92 199 101 199S118 203 118 212C112 219 90 219 84 212Z" />
      <path d="M122 212C122 202 130 199 139 199S156 203 156 212C150 219 128 219 122 212Z" />
    </g>
  ),
};

export const stripedJumper: Style = {
  sleeve: { fill: '#f0e4cf', line: '#8c5a63' },
  Clothes: () => (
    <g>
      <Trousers fill="#4f6f9e" outline="#2b4064" />
      <path d={top} fill="#fbf2e2" {...edge('#8c5a63')} />
      <g fill="#d9607f">
        <path d="M92 142h56l4 10H88Z" />
        <path d="M84 162h72l3 11H81Z" />
      </g>
      <path d={topShade} fill="#7d3d50" opacity=".16" />
      <path d="M80 181c24 9 56 9 80 0v6c-24 9-56 9-80 0Z" fill="#d9607f" {...edge('#8c5a63')} />
      <path d={top} fill="none" {...edge('#8c5a63')} />
    </g>
  ),
};

export const dungarees: Style = {
  sleeve: { fill: '#f6c65b', line: '#9a6a14', short: true },
  Clothes: () => (
    <g>
      <path d={top} fill="#f6c65b" {...edge('#9a6a14')} />
      <path d={topShade} fill="#dda53a" />
      <path
        d="M81 178C79 184 79 190 80 194 81 208 100 212 120 212S159 208 160 194C161 190 161 184 159 178L146 172V156C130 160 110 160 94 156V172Z"
        fill="#4f74ab"
        {...edge('#2b4064')}
      />
      <path d="M146 172L159 178C161 184 161 190 160 194 159 208 144 211 130 212 144 200 147 186 146 172Z" fill="#3f6094" />
      <path d="M99 158L95 137M141 158L145 137" {...line('#2b4064', 10)} />
      <path d="M99 158L95 137M141 158L145 137" {...line('#4f74ab', 5)} />
      <path d="M106 168h28v10c-4 8-24 8-28 0ZM120 196v15" {...line('#2b4064', 2.6)} />
      <circle cx="99" cy="161" r="3.600" fill="#ffd98a" />
      <circle cx="141" cy="161" r="3.600" fill="#ffd98a" />
    </g>
  ),
};

export const hoodie: Style = {
  sleeve: { fill: '#6d5ae0', line: '#33248c' },
  Behind: () => <path d="M82 142C76 128 88 120 120 120S164 128 158 142C150 156 90 156 82 142Z" fill="#5643c4" {...edge('#33248c')} />,
  Clothes: () => (
    <g>
      <Trousers fill="#474a57" outline="#26282f" />
      <path d={top} fill="#6d5ae0" {...edge('#33248c')} />
      <path d={topShade} fill="#5643c4" />
      <path d="M97 133C100 146 110 152 120 152S140 146 143 133" fill="#4a38b4" {...edge('#33248c')} />
      <path d="M110 150v16M130 150v13" {...line('#f6f2ff', 3)} />
      <path d="M100 188l5-15h30l5 15Z" fill="#5f4bd4" {...edge('#33248c')} />
    </g>
  ),
};
