/** Examples show a state of the mouse or the keyboard by `data-forced="hover"` or `data-forced="focus-visible"`. */
export function forceStates(): void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const text = rules.map(({ cssText }) => cssText).join('\n');
  const sheet = new CSSStyleSheet();
  // All rules are copied, so that their order stays.
  sheet.replaceSync(text.replaceAll(/:(hover|focus-visible)/g, '[data-forced="$1"]'));
  document.adoptedStyleSheets = [sheet];
}
