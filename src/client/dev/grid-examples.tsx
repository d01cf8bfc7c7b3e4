const PARTS = ['Short', 'A longer text that takes several lines in a narrow column of a grid.', ''];

/** The three arrangements of parts. */
export function GridExamples() {
  return ['stack', 'cluster', 'grid'].map(arrangement => (
    <div key={arrangement} className={arrangement}>
      {PARTS.map(text => (
        <div key={text} className="frame">
          {text}
        </div>
      ))}
    </div>
  ));
}
