/** First match counts: nearly every browser calls itself the ones before it, too. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** A browser in plain words, 'Firefox on Windows', from what it calls itself; a script by its own name. */
export function deviceName(userAgent: string): string {
  const browser = find(BROWSERS, userAgent);
  const system = find(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  if (browser ?? system) return browser ?? `A browser on ${system}`;
  const [, program] = /^([\w.-]{1,40})(\/|$)/.exec(userAgent) ?? [];
  return program && program !== 'Mozilla' ? `A script (${program})` : 'Unknown device';
}

function find(known: [RegExp, string][], userAgent: string): string | undefined {
  return known.find(([pattern]) => pattern.test(userAgent))?.[1];
}
