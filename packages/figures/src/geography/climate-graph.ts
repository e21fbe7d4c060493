import { z } from 'zod';
import { box, circle, fullWidth, label, line, lines, open, type Point, range, scale } from '../drawing.ts';
import { defineKind } from '../kind.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
const [left, right, top, bottom] = [46, 268, 66, 236];
const parts = 5;
const minus = (value: number): string => `${value}`.replace('-', '−');

/** Twelve months of rain as bars (right scale) and temperature as a line (left scale). */
export const climateGraph = defineKind(
  'climate-graph',
  {
    title: z.string().min(1).max(26),
    temperature: z.array(z.number().min(-40).max(50)).length(12),
    rain: z.array(z.number().min(0).max(1000)).length(12),
  },
  {
    draw: ({ title, temperature, rain }) => {
      const low = Math.min(0, Math.floor(Math.min(...temperature) / 10) * 10);
      const degree = Math.max(5, Math.ceil((Math.max(...temperature) - low) / parts / 5) * 5);
      const millimetre = [10, 20, 30, 40, 50, 60, 80, 100, 200].find((size) => size * parts >= Math.max(...rain)) ?? 200;
      const warm = scale(low, low + parts * degree, bottom, top);
      const wet = scale(0, parts * millimetre, bottom, top);
      const step = (right - left) / 12;
      const at = (month: number): number => left + (month + 0.5) * step;
      const points = temperature.map((value, month): Point => [at(month), warm(value)]);
      return {
        width: fullWidth,
        height: 290,
        marks: [
          box([left, top], [right - left, bottom - top], { fill: 'paper' }),
          lines(
            range(parts + 1).map((part) => [[left, wet(part * millimetre)] as Point, [right, wet(part * millimetre)] as Point] as const),
            { stroke: 'faint', width: 1 },
          ),
          ...rain.map((value, month) => box([at(month) - step * 0.38, wet(value)], [step * 0.76, bottom - wet(value)], { fill: 'two' })),
          line([left, top], [left, bottom]),
          line([right, top], [right, bottom]),
          line([left, bottom], [right, bottom]),
          open(points, { stroke: 'three', width: 2.5 }),
          ...points.map((point) => circle(point, 3, { fill: 'three' })),
          ...range(parts + 1).flatMap((part) => [
            label([left - 7, warm(low + part * degree)], minus(low + part * degree), { anchor: 'end', ink: 'three' }),
            label([right + 7, wet(part * millimetre)], part * millimetre, { anchor: 'start' }),
          ]),
          ...months.map((month, place) => label([at(place), bottom + 16], month.charAt(0))),
          label([fullWidth / 2, 14], title, { bold: true }),
          label([left - 7, top - 24], '°C', { anchor: 'end', ink: 'three' }),
          label([right + 7, top - 24], 'mm', { anchor: 'start' }),
          line([58, 276], [82, 276], { stroke: 'three', width: 2.5 }),
          label([88, 276], 'temperature', { anchor: 'start' }),
          box([214, 269], [16, 14], { fill: 'two' }),
          label([236, 276], 'rain', { anchor: 'start' }),
        ],
      };
    },
    describe: ({ title, temperature, rain }) =>
      `A climate graph: ${title}. The line shows temperature and the bars show rain. ${months
        .map((month, at) => `${month}: ${minus(temperature[at] ?? 0)} °C, ${rain[at]} mm`)
        .join('. ')}.`,
    sample: ({ int, pick }) => {
      const base = int(-20, 25);
      const most = pick([40, 90, 300, 700]);
      return {
        title: pick(['Place X', 'London, United Kingdom', 'Manaus, Brazil']),
        temperature: range(12).map((at) => base + Math.round(int(0, 3) + 12 * Math.sin((at / 12) * Math.PI))),
        rain: range(12).map(() => int(0, most)),
      };
    },
  },
);
