/** The id of an interest's card, which the callouts of the drawing link to. */
export function interestId(index: number): string {
  return `interest-${index + 1}`;
}
