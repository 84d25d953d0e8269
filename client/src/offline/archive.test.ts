import { expect, test } from 'vitest';
import { filesOf } from './archive';

/** Written by Python's zipfile without compression: `a/b.txt` with "Tor", an empty folder, and `ü` with nothing in it. */
const WRITTEN =
  'UEsDBBQAAAAAAAAAIQAGOJrIAwAAAAMAAAAHAAAAYS9iLnR4dFRvclBLAwQUAAAAAAAAACEAAAAAAAAAAAAAAAAAAgAAAGMvUEsDBBQAAAgAAAAAIQAAAAAAAAAAAAAAAAACAAAAw7xQSwECFAMUAAAAAAAAACEABjiayAMAAAADAAAABwAAAAAAAAAAAAAAgAEAAAAAYS9iLnR4dFBLAQIUAxQAAAAAAAAAIQAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAACAASgAAABjL1BLAQIUAxQAAAgAAAAAIQAAAAAAAAAAAAAAAAACAAAAAAAAAAAAAACAAUgAAADDvFBLBQYAAAAAAwADAJUAAABoAAAAAAA=';

const bytes = () => Uint8Array.from(atob(WRITTEN), (letter) => letter.charCodeAt(0)).buffer;

test('an archive is read as it was written', () => {
  const files = filesOf(bytes());
  expect(files.map(([name, data]) => [name, new TextDecoder().decode(data)])).toEqual([
    ['a/b.txt', 'Tor'],
    ['ü', ''],
  ]);
});

test('an archive that is cut off is refused', () => {
  expect(() => filesOf(bytes().slice(0, -1))).toThrow('cut off');
  expect(() => filesOf(new ArrayBuffer(3))).toThrow('cut off');
});
