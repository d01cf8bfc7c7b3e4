/** How a category is moved by keys, for those who cannot see the handle. */
export const ORDER_HELP =
  'Press Space or Enter to pick up the category. Then the up and down arrow keys move it by one place, Home and End to the ends. Space or Enter drops it, Escape puts it back.';

export function placeWords(
  name: string,
  what: 'picked up' | 'moved' | 'dropped' | 'put back',
  order: string[],
) {
  return `${name} ${what}, place ${order.indexOf(name) + 1} of ${order.length}.`;
}
