/** Shows the reading time in full minutes. */
export function ReadingTime({ minutes }: { minutes: number }) {
  return <span className="num note">{minutes} min</span>;
}
