import { capitalize } from '#shared/text';

/** One entry of a list. A person's own fields need no name of their section. */
const ENTRIES = new Map([
  ['basics', ''],
  ['location', ''],
  ['profiles', 'profile'],
  ['projects', 'project'],
  ['skills', 'skill'],
]);

const FIELDS = new Map([
  ['url', 'website'],
  ['gpa', 'GPA'],
]);

/**
 * Names a place in a JSON Resume in words, such as 'Work 2 end date' for 'work 2, endDate', or 'Phone' for
 * 'basics, phone'.
 */
export function namePlace(place: string): string {
  const parts = place.split(', ');
  const words = parts.map((part, index) => {
    const [, name = part, number = ''] = /^(.*?)( \d+)?$/.exec(part) ?? [];
    const isEntry = number !== '' || index < parts.length - 1;
    return ((isEntry ? ENTRIES : FIELDS).get(name) ?? splitWords(name)) + number;
  });
  return capitalize(words.filter(word => word !== '').join(' '));
}

/** Splits a name in camel case. */
function splitWords(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}
