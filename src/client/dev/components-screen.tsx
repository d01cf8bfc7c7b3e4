import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { applyLook } from '#client/features/site/admin/preview/apply-look';
import { PageHead } from '#client/lib/head/page-head';
import { lookAddress } from '#shared/appearance/look-address';
import { LOOK_STYLES, type Look, type LookStyle } from '#shared/appearance/looks';
import { Examples } from './examples';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [390, 1440];

/**
 * Shows the design system at /dev/components: its examples in each style and theme, at the width of a phone and of a
 * desk. Each frame shows this page with a style and a theme in its address.
 */
export function ComponentsScreen() {
  const search = new URLSearchParams(useSearch());
  const style = LOOK_STYLES.find(each => each === search.get('style'));
  const theme = THEMES.find(each => each === search.get('theme')) ?? 'light';
  useEffect(() => {
    if (style === undefined) return;
    document.documentElement.dataset.theme = theme;
    void applyLook(toLook(style));
  }, [style, theme]);
  return (
    <div className="wrap stack admin-page">
      <PageHead
        title="Components"
        description="The parts of the interface."
        path="/dev/components"
        isIndexed={false}
      />
      <h1>Components</h1>
      {style === undefined ? (
        <Frames />
      ) : (
        <>
          <link rel="stylesheet" precedence="look" href={lookAddress(toLook(style), 'dev')} />
          <Examples />
        </>
      )}
    </div>
  );
}

const toLook = (style: LookStyle): Look => ({ style, accent: '', type: 'style' });

function Frames() {
  return LOOK_STYLES.flatMap(style =>
    THEMES.map(theme => (
      <section key={`${style} ${theme}`} className="stack-2" aria-label={`${style}, ${theme}`}>
        <h2>{`${style}, ${theme}`}</h2>
        <div className="line" style={{ overflowX: 'auto' }}>
          {WIDTHS.map(width => (
            <iframe
              key={width}
              title={`${style}, ${theme}, ${width} px`}
              src={`?style=${style}&theme=${theme}`}
              loading="lazy"
              width={width}
              height={900}
              style={{ flex: 'none' }}
            />
          ))}
        </div>
      </section>
    )),
  );
}
