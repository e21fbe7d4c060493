import { plain } from '../written.ts';

/** Tens first, then ones, where a table does not reach. */
export const timesSteps = (groups: number, each: number): readonly string[] => {
  const product = `${groups} × ${each} = ${plain(groups * each)}`;
  if (each <= 12 || each % 10 === 0) return [product];
  const tens = each - (each % 10);
  return [
    `Split ${each} into ${tens} and ${each % 10}.`,
    `${groups} × ${tens} = ${plain(groups * tens)} and ${groups} × ${each % 10} = ${groups * (each % 10)}`,
    `${plain(groups * tens)} + ${groups * (each % 10)} = ${plain(groups * each)}`,
  ];
};
/** Ten lots first, then the rest, where a table does not reach. */
export const divideSteps = (total: number, by: number): readonly string[] => {
  const whole = Math.floor(total / by);
  if (whole <= 12) return [`${by} × ${whole} = ${plain(by * whole)}`];
  const tens = whole - (whole % 10);
  return [
    `${by} × ${tens} = ${plain(by * tens)}`,
    ...(whole === tens
      ? []
      : [
          `${plain(total)} − ${plain(by * tens)} = ${total - by * tens}, and ${by} × ${whole - tens} = ${by * (whole - tens)}`,
          `${tens} + ${whole - tens} = ${whole}`,
        ]),
  ];
};
/** Multiplies the tens and the ones and forgets what is carried. */
export const uncarried = (groups: number, each: number): number => groups * (each - (each % 10)) + ((groups * (each % 10)) % 10);
