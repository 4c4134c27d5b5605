import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

/** What is named by its sum: nothing else is ever given out under its name. */
const TEXT = /^assets\/.*\.(?:js|css|json|svg)$/
const AT_ONCE = 4

/** Beside every file of text, the same as tightly packed as Brotli can: it takes too long for whoever waits for an answer. */
export const packedFiles: Plugin = {
  name: 'packed-files',
  apply: 'build',
  enforce: 'post',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => TEXT.test(name))
    const waiting = names.values()
    const packInTurn = async (): Promise<void> => {
      for (const name of waiting) await pack(join(dir, name))
    }
    await Promise.all(Array.from({ length: AT_ONCE }, packInTurn))
  },
}

async function pack(path: string): Promise<void> {
  const bytes = await readFile(path)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }))
}
