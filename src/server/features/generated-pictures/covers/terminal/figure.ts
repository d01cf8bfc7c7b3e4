import type { Random } from '#server/features/generated-pictures/covers/random';
import { BOTTOM, type Canvas, LEFT, RIGHT, TOP, toShade } from './canvas';

/** The signs of figures in seven rows. */
const SIGNS: Record<string, string> = {
  0: ' ### |#   #|#  ##|# # #|##  #|#   #| ### ',
  1: '  #  | ##  |  #  |  #  |  #  |  #  | ### ',
  2: ' ### |#   #|    #|  ## | #   |#    |#####',
  3: '#### |    #|    #| ### |    #|    #|#### ',
  4: '   # |  ## | # # |#  # |#####|   # |   # ',
  5: '#####|#    |#### |    #|    #|#   #| ### ',
  6: ' ### |#    |#    |#### |#   #|#   #| ### ',
  7: '#####|    #|   # |  #  | #   | #   | #   ',
  8: ' ### |#   #|#   #| ### |#   #|#   #| ### ',
  9: ' ### |#   #|#   #| ####|    #|    #| ### ',
  '.': ' | | | | | |#',
  ',': ' | | | | |#|#',
  '%': '##   |##  #|   # |  #  | #   |#  ##|   ##',
};

/** Draws a figure as a matrix with a cursor of the accent after it. */
export function drawFigure(canvas: Canvas, random: Random, figure: string): void {
  const signs = [...figure].map(sign => SIGNS[sign]?.split('|') ?? []);
  const lines = [0, 1, 2, 3, 4, 5, 6].map(line => signs.map(rows => rows[line]).join(' '));
  const columns = (lines[0]?.length ?? 0) + 3;
  const width = Math.min(2.4, (RIGHT - LEFT) / columns);
  const height = Math.min((BOTTOM - TOP) / 7, width / 1.5);
  const [left, top] = [(LEFT + RIGHT - columns * width) / 2, (TOP + BOTTOM - 7 * height) / 2];
  const toArea = (column: number, line: number, length: number) => ({
    x: left + column * width,
    y: top + line * height,
    width: (length - 0.1) * width,
    height: height * 0.9,
  });
  lines.forEach((line, index) => {
    for (const { index: column } of line.matchAll(/#/g)) {
      canvas.fill(toShade(random.between(0.4, 1)), toArea(column, index, 1));
    }
  });
  canvas.fill('accent', toArea(columns - 2, 6, 2));
}
