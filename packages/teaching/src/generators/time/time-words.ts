/** Hour of a clock with hands, 1 to 12, and minutes past it. */
export type Time = readonly [hour: number, minutes: number];

const hourAfter = (hour: number): number => (hour % 12) + 1;

const counted = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** As children say it: "half past 3", "20 minutes to 7", "5 o'clock". */
export const inWords = ([hour, minutes]: Time): string => {
  if (minutes === 0) return `${hour} o'clock`;
  if (minutes === 15) return `quarter past ${hour}`;
  if (minutes === 30) return `half past ${hour}`;
  if (minutes === 45) return `quarter to ${hourAfter(hour)}`;
  return minutes < 30 ? `${counted(minutes)} past ${hour}` : `${counted(60 - minutes)} to ${hourAfter(hour)}`;
};

/** The time that many minutes on, or back where they are negative. */
export const timeAfter = ([hour, minutes]: Time, by: number): Time => {
  const total = ((hour % 12) * 60 + minutes + by + 1440) % 720;
  return [Math.floor(total / 60) || 12, total % 60];
};

export const onTheDay = {
  day: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  month: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
} as const;
