const END = 0x06054b50;
const END_SIZE = 22;
const ENTRY_SIZE = 46;
const HEAD_SIZE = 30;

/** The files of an archive that is not compressed, as `anpfiff site` packs it: paths and contents, nothing copied. */
export function filesOf(archive: ArrayBuffer): [string, Uint8Array<ArrayBuffer>][] {
  const view = new DataView(archive);
  const end = archive.byteLength - END_SIZE;
  if (end < 0 || view.getUint32(end, true) !== END) throw new Error('the archive is cut off');
  const letters = new TextDecoder();
  const files: [string, Uint8Array<ArrayBuffer>][] = [];
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [size, named] = [view.getUint32(entry + 24, true), view.getUint16(entry + 28, true)];
    const head = view.getUint32(entry + 42, true);
    const begins = head + HEAD_SIZE + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
    const name = letters.decode(new Uint8Array(archive, entry + ENTRY_SIZE, named));
    if (!name.endsWith('/')) files.push([name, new Uint8Array(archive, begins, size)]);
    entry += ENTRY_SIZE + named + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
  return files;
}
