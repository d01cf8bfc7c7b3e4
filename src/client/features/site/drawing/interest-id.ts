/** The id of the card of an interest: the callouts of the drawing point to it. */
export function interestId(index: number): string {
  return `interest-${index + 1}`;
}
