/** The first match wins, because most user agents also name other browsers. */
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

/** Describes a user agent, such as 'Firefox on Windows', or returns the name of a script. */
export function describeDevice(userAgent: string): string {
  const browser = findName(BROWSERS, userAgent);
  const system = findName(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  if (browser ?? system) return browser ?? `A browser on ${system}`;
  const [, program] = /^([\w.-]{1,40})(\/|$)/.exec(userAgent) ?? [];
  return program && program !== 'Mozilla' ? `A script (${program})` : 'Unknown device';
}

function findName(patterns: [RegExp, string][], userAgent: string): string | undefined {
  return patterns.find(([pattern]) => pattern.test(userAgent))?.[1];
}
