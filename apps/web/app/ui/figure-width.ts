/**
 * How wide a figure is at most, of its own units: larger for the young (study-screen.module.css), who begin with the picture, never
 * so tall that the question leaves the screen, and for them never so low that it is small.
 */
export const figureWidth = (wide: number, tall: number): string => {
  const ratio = (wide / tall).toFixed(3);
  return `max(calc(var(--figure-least, 0px) * ${ratio}), min(calc(${wide}px * var(--figure-scale, 1.35)), calc(var(--figure-tall, 100vh) * ${ratio})))`;
};
