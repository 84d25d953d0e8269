import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** For Vite: beside each script and style sheet the same as Brotli packs it, an eighth smaller than what is packed on the way. */
export function packed(): {
  name: string;
  apply: 'build';
  writeBundle(options: { dir?: string }, files: Record<string, unknown>): void;
} {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }, files) {
      for (const name of Object.keys(files).filter((one) => /\.(js|css)$/.test(one)))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(readFileSync(join(dir, name))));
    },
  };
}
