import { Example } from './example';

const PARTS = ['Short', 'A longer text that takes several lines in a narrow column of a grid.', 'Last'];
const ARRANGEMENTS = {
  stack: 'stack: parts below each other',
  cluster: 'cluster: parts beside each other, which wrap',
  grid: 'grid: as many columns as fit',
};

export function GridExamples() {
  return Object.entries(ARRANGEMENTS).map(([arrangement, label]) => (
    <Example key={arrangement} label={label}>
      <div className={arrangement}>
        {PARTS.map(text => (
          <div key={text} className="frame inset">
            {text}
          </div>
        ))}
      </div>
    </Example>
  ));
}
