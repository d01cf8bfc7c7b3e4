import { Bar } from '#client/ui/layout/bar';
import { Button } from '#client/ui/primitives/button';
import tabs from '#client/ui/primitives/tabs.module.css';

const NAMES = ['Details', 'Skills', 'A section with a name that is as long as a sentence'];

/** A bar below the header with few and with many names, and one at the bottom with actions. */
export function BarExamples() {
  return (
    <div className="stack">
      {[NAMES.slice(0, 1), [...NAMES, ...NAMES]].map(names => (
        <Bar key={names.length} edge="top">
          <nav className={tabs.list} aria-label={`${names.length} sections`}>
            {names.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the examples repeat names
              <a key={index} className={tabs.tab} href="#bar">
                {name}
              </a>
            ))}
          </nav>
        </Bar>
      ))}
      <Bar edge="bottom">
        <p className="fill">3 settings not saved</p>
        <Button variant="primary">Save Changes</Button>
      </Bar>
    </div>
  );
}
