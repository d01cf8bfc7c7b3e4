import { SaveBar } from '#client/editing/frame/save-bar';
import { PublishingTag } from '#client/editing/publishing/publishing-tag';
import { Bar } from '#client/ui/layout/bar';
import { Button } from '#client/ui/primitives/button';
import tabs from '#client/ui/primitives/tabs.module.css';
import { Example } from './example';

const NAMES = ['Details', 'Skills', 'A section with a name that is as long as a sentence'];

export function BarExamples() {
  return (
    <>
      <Example label="Bar below the header: one name, and more than fit">
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
      </Example>
      <Example label="SaveBar: without changes">
        <div>
          <SaveBar state={<span>All changes saved</span>} isDirty={false} hint={null} menu={[]}>
            {() => (
              <Button variant="primary" disabled>
                Save Changes
              </Button>
            )}
          </SaveBar>
        </div>
      </Example>
      <Example label="SaveBar: with a status and a hint">
        <div>
          <SaveBar
            state={
              <>
                <PublishingTag state="unpublishedChanges" />
                <span>3 changes not saved</span>
              </>
            }
            isDirty
            hint="Save Changes shows them to visitors at once."
            menu={[{ label: 'Discard unsaved changes', onChoose: () => {} }]}
          >
            {hintId => (
              <Button variant="primary" aria-describedby={hintId}>
                Save Changes
              </Button>
            )}
          </SaveBar>
        </div>
      </Example>
    </>
  );
}
