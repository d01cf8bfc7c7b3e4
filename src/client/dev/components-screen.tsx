import { PageHead } from '#client/lib/head/page-head';
import { useViewInAddress } from '#client/lib/react/use-view-in-address';
import { Segmented } from '#client/ui/primitives/segmented';
import { STYLE_LABELS } from '#shared/appearance/appearance-labels';
import { LOOK_STYLES, type LookStyle, type Theme } from '#shared/appearance/looks';
import { capitalize } from '#shared/text';
import styles from './dev.module.css';
import { EXAMPLES, toPartId } from './examples';
import { examplesAddress, THEMES } from './shown-look';

const WIDTHS = ['390', '768', '1440'] as const;
type Width = (typeof WIDTHS)[number] | 'all';
type View = { style: LookStyle; theme: Theme; width: Width };

const STYLE_OPTIONS = LOOK_STYLES.map(value => ({ value, label: STYLE_LABELS[value].label }));
const THEME_OPTIONS = THEMES.map(value => ({ value, label: capitalize(value) }));
const WIDTH_OPTIONS = [
  ...WIDTHS.map(value => ({ value, label: `${value} px` })),
  { value: 'all' as const, label: 'All' },
];

const FRAME = 'examples';

/** Shows the examples of the design system in a frame, whose style, theme and width are in the address. */
export function ComponentsScreen() {
  const [view, change] = useViewInAddress(parseView, formatView);
  const { style, theme, width } = view;
  return (
    <div className={`stack-3 ${styles.screen}`}>
      <PageHead
        title="Components"
        description="The parts of the interface."
        path="/dev/components"
        isIndexed={false}
      />
      <div className="row">
        <h1 className="fs-16">Components</h1>
        <Segmented
          label="Style"
          options={STYLE_OPTIONS}
          value={style}
          onValueChange={value => change({ style: value })}
        />
        <Segmented
          label="Theme"
          options={THEME_OPTIONS}
          value={theme}
          onValueChange={value => change({ theme: value })}
        />
        <Segmented
          label="Width"
          options={WIDTH_OPTIONS}
          value={width}
          onValueChange={value => change({ width: value })}
        />
      </div>
      {width === 'all' ? (
        <AllFrames />
      ) : (
        <>
          <nav className="row" aria-label="Parts">
            {Object.keys(EXAMPLES).map(name => (
              <a key={name} href={`${examplesAddress(style, theme)}#${toPartId(name)}`} target={FRAME}>
                {name}
              </a>
            ))}
          </nav>
          <div className={styles.frames}>
            <Frame name={FRAME} style={style} theme={theme} width={width} />
          </div>
        </>
      )}
    </div>
  );
}

function parseView(search: string): View {
  const values = new URLSearchParams(search);
  return {
    style: LOOK_STYLES.find(value => value === values.get('style')) ?? 'instrument',
    theme: THEMES.find(value => value === values.get('theme')) ?? 'light',
    width: WIDTH_OPTIONS.find(({ value }) => value === values.get('width'))?.value ?? '1440',
  };
}

const formatView = (view: View): string => new URLSearchParams(view).toString();

type FrameProps = Omit<View, 'width'> & { width: (typeof WIDTHS)[number]; name?: string };

function Frame({ style, theme, width, name }: FrameProps) {
  return (
    <iframe
      name={name}
      title={`${STYLE_LABELS[style].label}, ${theme}, ${width} px`}
      src={examplesAddress(style, theme)}
      loading="lazy"
      width={width}
      className={styles.frame}
    />
  );
}

function AllFrames() {
  return LOOK_STYLES.flatMap(style =>
    THEMES.map(theme => (
      <section
        key={`${style} ${theme}`}
        className="stack-2"
        aria-label={`${STYLE_LABELS[style].label}, ${theme}`}
      >
        <h2 className="fs-16">{`${STYLE_LABELS[style].label}, ${theme}`}</h2>
        <div className={`line ${styles.frames}`}>
          <Frame style={style} theme={theme} width="390" />
          <Frame style={style} theme={theme} width="1440" />
        </div>
      </section>
    )),
  );
}
