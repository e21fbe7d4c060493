/**
 * How wide a figure is at most, of its own units: larger for the young (study-screen.module.css), who begin with the picture, and never
 * so tall that the question leaves the screen.
 */
export const figureWidth = (wide: number, tall: number): string =>
  `min(calc(${wide}px * var(--figure-scale, 1.35)), calc(var(--figure-tall, 100vh) * ${(wide / tall).toFixed(3)}))`;
