import type { Plugin } from 'vite'

/** https://v8.dev/blog/explicit-compile-hints: Chromium takes it where it is the first thing in a file, others pass over it. */
const HINT = '//# allFunctionsCalledOnLoad\n'

/** A smaller file is not worth the line. */
const LEAST_LENGTH = 4000

/**
 * Chromium compiles each file of the page as a whole while it comes, beside the page's own thread, not each function on it when it is first
 * called: on a phone that was a fifth of what the first screen took of the processor.
 */
export const compiledWhole: Plugin = {
  name: 'compiled-whole',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.code.length >= LEAST_LENGTH) file.code = HINT + file.code
    },
  },
}
