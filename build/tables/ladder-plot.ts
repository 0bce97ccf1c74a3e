import { games } from '../../engine/games.ts';
import type { Rung } from '../../engine/puzzles/ladder.ts';
import { gameName } from '../../words/game-words.ts';
import { wordsOf } from '../../words/say.ts';

const english = wordsOf('en');

/** The ratings on the axis, and how many points a column has. */
const [lowest, highest, column] = [600, 2120, 40];

/** The width of a column, the height of a puzzle and of a game's row, and the margins. */
const [width, height, row, left, top] = [18, 4, 92, 140, 10];

const columns = (highest - lowest) / column;

/** A plot of how many puzzles each game has at each rating, as SVG that is readable on light and on dark pages. */
export function ladderPlot(rungs: readonly Rung[]): string {
  const rows = games.map(({ id }, index) => {
    const base = top + (index + 1) * row;
    const bars = Array.from({ length: columns }, (_, at) => {
      const from = lowest + at * column;
      const here = rungs.filter(
        ({ game, rating }) => game === id && rating >= from && rating < from + column,
      );
      const standard = here.filter(({ settings }) => Object.keys(settings).length === 0).length;
      const x = left + at * width;
      return (
        bar(x, base - height * standard, height * standard, '#4477aa') +
        bar(x, base - height * here.length, height * (here.length - standard), '#99bbdd')
      );
    });
    return (
      `<text x="${left - 10}" y="${base - 4}" text-anchor="end">${gameName(english, id)}</text>\n` +
      `<path d="M${left} ${base}h${columns * width}" stroke="#888"/>\n${bars.join('')}`
    );
  });
  const bottom = top + games.length * row;
  const ticks = Array.from({ length: Math.floor((highest - lowest) / 200) + 1 }, (_, at) => {
    const x = left + (at * 200 * width) / column;
    return `<text x="${x}" y="${bottom + 18}" text-anchor="middle">${lowest + at * 200}</text>\n`;
  });
  const size = `width="${left + columns * width + 30}" height="${bottom + 28}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="13" fill="#777">\n` +
    `<title>Puzzles of each game by rating; dark: standard rules</title>\n` +
    `${rows.join('')}${ticks.join('')}</svg>\n`
  );
}

function bar(x: number, y: number, tall: number, colour: string): string {
  if (tall === 0) return '';
  return `<rect x="${x + 1}" y="${y}" width="${width - 2}" height="${tall}" fill="${colour}"/>\n`;
}
